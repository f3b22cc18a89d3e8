import * as z from 'zod/mini';
import { paths } from '../../../domain/paths.ts';
import { emailTokenOf } from '../../secrets/signatures.ts';
import { letter } from './letter.ts';
import { defineTemplate } from './template.ts';

/** The link to change the email, to the new address. Its token is created here, so that no usable link is ever stored. */
export const emailChange = defineTemplate(z.object({ changeId: z.string() }), ({ changeId }, deps) => {
  const token = encodeURIComponent(emailTokenOf(deps.tokenSecret, changeId));
  return letter('Confirm your new email', [
    'Somebody, most likely you, asked to use this address for a CertCrest account.',
    { label: 'Use this address', href: `${deps.publicUrl}${paths.confirmEmail.href()}?token=${token}` },
    'The link is valid for one hour and works once. From then on you log in with this address.',
    'You did not ask for this? Then you need not do anything: without the link nothing changes.',
  ]);
});

/** Tells the old address that the email is about to change. */
export const emailChangeNotice = defineTemplate(z.object({}), (_, deps) =>
  letter('Your email is about to change', [
    'Somebody, most likely you, asked to use another address for your CertCrest account. It changes when somebody confirms that with the link that went there.',
    'You did not ask for this? Then somebody else knows your password. Set a new one now: that ends all sessions.',
    { label: 'Set a new password', href: `${deps.publicUrl}${paths.resetPassword.href()}` },
  ]),
);
