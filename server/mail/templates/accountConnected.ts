import * as z from 'zod/mini';
import { idProvider, idProviderNames } from '../../../contract/idProviders.ts';
import { paths } from '../../../domain/paths.ts';
import { letter } from './letter.ts';
import { defineTemplate } from './template.ts';

/** Tells a user that an account at a provider can now log in to theirs. */
export const accountConnected = defineTemplate(z.object({ provider: idProvider }), ({ provider }, deps) => {
  const name = idProviderNames[provider];
  return letter(`${name} is connected to your account`, [
    `Someone, most likely you, connected a ${name} account to your CertCrest account. Anyone with access to it can now log in with it.`,
    { label: 'See your connected accounts', href: `${deps.publicUrl}${paths.account.href()}` },
    'If it was not you, disconnect it there and set a new password: that ends all other sessions.',
  ]);
});
