import { join } from 'node:path';
import { databaseProxy } from '../../harness/faults/databaseProxy.ts';
import { holdWriteLock } from '../../harness/faults/fileFaults.ts';
import { startLoad } from '../../harness/load.ts';
import type { SoakDatabase } from '../databases.ts';
import { outcomeOf, servesPagesAlone } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';

/** How many saves have to be refused before the database goes on: each waits for seconds first. */
const REFUSED = 6;

/** The database answers nothing for a while: PostgreSQL's connections stand still, the file is locked by another program. */
export const frozenDatabase: Scenario = {
  name: 'database frozen',
  databases: ['SQLite', 'PostgreSQL'],
  testedBy: 'server/lostDatabase.test.ts and server/brokenFile.test.ts',
  run: async ({ rounds, saves, database, servers }) => {
    await using fault = await freezable(database);
    const { url } = await servers.start(fault.env);
    await using load = startLoad({ url, users: database.users });
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledges(saves);
      const restore = fault.freeze();
      try {
        await load.refuses(REFUSED);
        await servesPagesAlone(url);
      } finally {
        await restore();
      }
    }
    await load.acknowledges(saves);
    return outcomeOf(load, database, `frozen ${rounds} times`);
  },
};

interface Freezable extends AsyncDisposable {
  /** What a server needs to be hit. */
  readonly env: Readonly<Record<string, string>>;
  /** Freezes the database; returns what ends it. */
  readonly freeze: () => () => void | Promise<void>;
}

async function freezable(database: SoakDatabase): Promise<Freezable> {
  if (database.kind === 'SQLite') {
    const file = join(database.config.dataDir, 'app.db');
    return { env: {}, freeze: () => holdWriteLock(file), [Symbol.asyncDispose]: async () => undefined };
  }
  const proxy = await databaseProxy(database.url);
  const freeze = () => {
    proxy.freeze();
    return proxy.restore;
  };
  return { env: { DATABASE_URL: proxy.url }, freeze, [Symbol.asyncDispose]: proxy.close };
}
