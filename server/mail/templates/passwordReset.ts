import * as z from 'zod/mini';
import { paths } from '../../../domain/paths.ts';
import { resetTokenOf } from '../../secrets/signatures.ts';
import { letter } from './letter.ts';
import { defineTemplate } from './template.ts';

/** The link to set a new password. Its token is created here, so that no usable link is ever stored. */
export const passwordReset = defineTemplate(z.object({ resetId: z.string() }), ({ resetId }, deps) => {
  const token = encodeURIComponent(resetTokenOf(deps.tokenSecret, resetId));
  return letter('Set a new password', [
    'Someone, most likely you, asked to set a new password for your CertCrest account.',
    { label: 'Set a new password', href: `${deps.publicUrl}${paths.resetPassword.href()}?token=${token}` },
    'The link is valid for one hour and works once. Setting a new password logs you out everywhere and removes your passkeys.',
    'If you did not ask for this, you can ignore this email: your password stays the same. Please do not share the link.',
  ]);
});
