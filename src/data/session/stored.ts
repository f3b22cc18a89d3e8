import * as z from 'zod/mini';
import { readItem } from './storage.ts';

const user = z.object({ userName: z.string(), email: z.string(), userId: z.string() });

/** Who is logged in (docs/product.md 3.1). */
export type User = z.output<typeof user>;

/** A session as this browser keeps it. */
export interface StoredSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the tokens were last set or refreshed, in epoch milliseconds. */
  readonly tokenSetTime: number;
  readonly user: User;
}

/** How long a session lasts from `tokenSetTime`, in milliseconds (docs/product.md 3.3). */
export const SESSION_TIME = 10_800_000;

/** When a session ends unless its token is refreshed, in epoch milliseconds. A time in the future counts as now. */
export const endOf = ({ tokenSetTime }: StoredSession): number => Math.min(tokenSetTime, Date.now()) + SESSION_TIME;

/** The stored session; undefined where there is none, or only a broken one. */
export function readSession(): StoredSession | undefined {
  const [accessToken, refreshToken, setTime] = (['accessToken', 'refreshToken', 'tokenSetTime'] as const).map(readItem);
  const tokenSetTime = Number(setTime);
  // A visitor has no user to parse; what every component that reads the session asks for has to be cheap.
  if (!accessToken || !refreshToken || !setTime || !Number.isFinite(tokenSetTime)) return undefined;
  const known = parseUser(readItem('user') ?? '');
  return known && { accessToken, refreshToken, tokenSetTime, user: known };
}

/** The user that a stored text names. */
export function parseUser(text: string): User | undefined {
  try {
    return z.safeParse(user, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The stored user as text, which is equal as long as it is the same; undefined without a session. */
export const readUserText = (): string | undefined => (readSession() ? (readItem('user') ?? undefined) : undefined);
