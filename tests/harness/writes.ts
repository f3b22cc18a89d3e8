import type { Database } from '../../server/db/schema.ts';
import type { LoggedIn } from './loggedIn.ts';

/** An attempt that a client saves. */
export interface Write {
  readonly user: LoggedIn;
  /** Different for each, so that the row can be found. */
  readonly finishedAt: number;
  /** With one the client repeats the call until it is acknowledged, as ours does; without, it never does. */
  readonly attemptId: string | undefined;
  isAcknowledged: boolean;
}

/** What the database has otherwise than acknowledged: each once, and of all others at most one. */
export async function differences(db: Database, writes: readonly Write[]): Promise<string[]> {
  const saved = new Map<number, number>();
  for (const { finished_at } of await db.selectFrom('attempts').select('finished_at').execute()) {
    saved.set(finished_at, (saved.get(finished_at) ?? 0) + 1);
  }
  const times = ({ finishedAt }: Write) => saved.get(finishedAt) ?? 0;
  const lost = writes.filter((write) => write.isAcknowledged && times(write) === 0).length;
  const doubled = writes.filter((write) => times(write) > 1).length;
  return [
    ...(lost > 0 ? [`${lost} acknowledged saves are not in the database`] : []),
    ...(doubled > 0 ? [`${doubled} saves are in the database more than once`] : []),
  ];
}
