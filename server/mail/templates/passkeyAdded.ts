import * as z from 'zod/mini';
import { paths } from '../../../domain/paths.ts';
import { letter } from './letter.ts';
import { defineTemplate } from './template.ts';

/** Tells the owner of an account that a passkey was added to it. */
export const passkeyAdded = defineTemplate(z.object({ name: z.string() }), ({ name }, deps) =>
  letter('A passkey was added to your account', [
    `Someone, most likely you, added a passkey to your CertCrest account (${name}). It logs in without your password.`,
    'If you did not add it, someone else knows your password. Set a new one now, which ends all sessions, and remove the passkey in your account settings.',
    { label: 'Set a new password', href: `${deps.publicUrl}${paths.resetPassword.href()}` },
  ]),
);
