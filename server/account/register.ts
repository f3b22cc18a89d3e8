import { register as contract, type Session } from '../../contract/account.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/apiError.ts';
import type { AccountDeps } from './deps.ts';
import { openSession } from './sessions.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { insertUser, userByEmail } from './users.ts';

/** Opens an account and its first session; `email` is normalized. Throws `emailTaken`. */
export async function register(
  { db, tokens, passwords, now }: AccountDeps,
  email: string,
  password: string,
): Promise<Session> {
  // Spares the hash. Of two who come at once it stops neither: the unique email does.
  if (await userByEmail(db, email)) throw emailTaken();
  const hash = await passwords.hash(password);
  const opened = await tx(db, async (trx) => {
    const user = await insertUser(trx, { email, password_hash: hash, created_at: now() });
    if (!user) throw emailTaken();
    return openSession(trx, user.id, now());
  });
  return sessionAnswer(tokens, opened, email);
}

const emailTaken = () => new ApiError(contract.refusals.emailTaken);
