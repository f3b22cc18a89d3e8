import { createPasswords, type Passwords } from '../../server/account/passwords.ts';

/** Passwords by the same rules as ever, but of the least cost there is. */
export const cheapPasswords = (): Passwords => createPasswords({ memory: 8, passes: 1, parallelism: 1 });
