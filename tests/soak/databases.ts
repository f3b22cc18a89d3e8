import { fill } from '../harness/app.ts';
import { type FreshDatabase, freshFile, type FreshPostgres, freshPostgres } from '../harness/freshDatabase.ts';
import { type LoggedIn, loggedIn } from '../harness/loggedIn.ts';
import type { Cluster } from '../setup/cluster.ts';

/** The secret that all servers sign with. */
export const TOKEN_SECRET = 'what all of these servers sign with';

/** How many people are logged in: each may save 120 attempts an hour. */
const USERS = 400;

interface Filled {
  readonly users: readonly LoggedIn[];
}

/** The database of one scenario, with exams and people. */
export type SoakDatabase =
  | (Filled & FreshDatabase & { readonly kind: 'SQLite' })
  | (Filled & FreshPostgres & { readonly kind: 'PostgreSQL'; readonly cluster: Cluster });

/** Makes a database: an embedded one, or one on a cluster. */
export async function soakDatabase(cluster: Cluster | undefined): Promise<SoakDatabase> {
  if (!cluster) {
    const made = await freshFile();
    return { kind: 'SQLite', ...made, users: await populate(made) };
  }
  const made = await freshPostgres(cluster);
  return { kind: 'PostgreSQL', ...made, cluster, users: await populate(made) };
}

async function populate({ db }: FreshDatabase): Promise<LoggedIn[]> {
  await fill(db);
  return loggedIn(db, TOKEN_SECRET, USERS);
}
