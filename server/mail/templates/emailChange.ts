import * as z from 'zod/mini';
import { paths } from '../../../domain/paths.ts';
import { emailTokenOf } from '../../secrets/signatures.ts';
import { letter } from './letter.ts';
import { defineTemplate } from './template.ts';

/** The link to change the email, to the new address. Its token is created here, so that no usable link is ever stored. */
export const emailChange = defineTemplate(z.object({ changeId: z.string() }), ({ changeId }, deps) => {
  const token = encodeURIComponent(emailTokenOf(deps.tokenSecret, changeId));
  return letter('Confirm your new email', [
    'Someone, most likely you, asked to use this address for a CertCrest account.',
    { label: 'Use this address', href: `${deps.publicUrl}${paths.confirmEmail.href()}?token=${token}` },
    'The link is valid for one hour and works once. From then on you log in with this address.',
    'If you did not ask for this, you can ignore this email: nothing changes unless the link is used.',
  ]);
});

/** Tells the old address that the email is about to change. */
export const emailChangeNotice = defineTemplate(z.object({}), (_, deps) =>
  letter('Your email is about to change', [
    'Someone, most likely you, asked to use another address for your CertCrest account. The change takes effect once it is confirmed with the link we sent there.',
    'If you did not ask for this, someone else knows your password. Set a new one now: that ends all sessions.',
    { label: 'Set a new password', href: `${deps.publicUrl}${paths.resetPassword.href()}` },
  ]),
);
