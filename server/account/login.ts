import { login as contract, type Session } from '../../contract/account.ts';
import { tx } from '../db/tx.ts';
import { ApiError } from '../http/apiError.ts';
import type { AccountDeps } from './deps.ts';
import { openSession } from './sessions.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { keepHash, userByEmail } from './users.ts';

/**
 * Opens a session; `email` is normalized. Throws `wrongCredentials`, after as long and with the same words whether or
 * not the account exists.
 */
export async function login(
  { db, tokens, passwords, now }: AccountDeps,
  email: string,
  password: string,
): Promise<Session> {
  const user = await userByEmail(db, email);
  const isRight = await passwords.isRight(password, user?.password_hash);
  if (!user || !isRight) throw wrongCredentials();

  const isOutdated = passwords.isOutdated(user.password_hash);
  const hash = isOutdated ? await passwords.hash(password) : user.password_hash;
  const opened = await tx(db, async (trx) => {
    // Also where the hash stays as it is: a password that is changed at this moment must not open a session after all.
    if (!(await keepHash(trx, user, hash))) throw wrongCredentials();
    return openSession(trx, user.id, now());
  });
  return sessionAnswer(tokens, opened, email);
}

const wrongCredentials = () => new ApiError(contract.refusals.wrongCredentials);
