import * as z from 'zod/mini';
import type { Session } from '../../../contract/account.ts';
import { clearItems, readItem, writeItem } from './storage.ts';

const user = z.object({ userName: z.string(), email: z.string(), userId: z.string() });

/** Who is logged in (specification, section 3). */
export type User = z.output<typeof user>;

/** A session as this browser keeps it. */
export interface StoredSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the tokens were last set or refreshed, in epoch milliseconds. */
  readonly tokenSetTime: number;
  readonly user: User;
}

/** How long a session lasts from `tokenSetTime`, in milliseconds (specification, section 9). */
export const SESSION_TIME = 10_800_000;

/** When a session ends unless its token is refreshed, in epoch milliseconds. A time in the future counts as now. */
export const endOf = ({ tokenSetTime }: StoredSession): number => Math.min(tokenSetTime, Date.now()) + SESSION_TIME;

let parsed: { readonly text: string; readonly session: StoredSession | undefined } | undefined;

/** The stored session, the same object until it changes; undefined where there is none, or only a broken one. */
export function readSession(): StoredSession | undefined {
  const items = (['accessToken', 'refreshToken', 'tokenSetTime', 'user'] as const).map(readItem);
  const text = JSON.stringify(items);
  if (parsed?.text !== text) parsed = { text, session: parseSession(items) };
  return parsed.session;
}

function parseSession([accessToken, refreshToken, setTime, userText]: (string | null)[]): StoredSession | undefined {
  const tokenSetTime = Number(setTime);
  const known = readUser(userText ?? '');
  if (!accessToken || !refreshToken || !setTime || !Number.isFinite(tokenSetTime) || !known) return undefined;
  return { accessToken, refreshToken, tokenSetTime, user: known };
}

let parsedUser: { readonly text: string; readonly user: User | undefined } | undefined;

/** The stored user, the same object while new tokens come and go. */
function readUser(text: string): User | undefined {
  if (parsedUser?.text !== text) parsedUser = { text, user: z.safeParse(user, parseJson(text)).data };
  return parsedUser.user;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores what a login or a registration gave. The access token comes last: it makes the session whole. */
export function writeSession({ accessToken, refreshToken, userName, email, userId }: Session): void {
  clearTokens();
  writeUser({ userName, email, userId });
  writeItem('refreshToken', refreshToken);
  writeAccessToken(accessToken);
}

/** Stores who is logged in. */
export function writeUser({ userName, email, userId }: User): void {
  writeItem('user', JSON.stringify({ userName, email, userId } satisfies User));
}

/** Stores a new access token with the time of its arrival. */
export function writeAccessToken(accessToken: string): void {
  writeItem('tokenSetTime', String(Date.now()));
  writeItem('accessToken', accessToken);
}

// The exam on show stays: it leads back to the quiz from which somebody went to log in.
function clearTokens(): void {
  const examId = readItem('examId');
  clearItems();
  if (examId !== null) writeItem('examId', examId);
}
