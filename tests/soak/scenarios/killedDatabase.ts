import { startLoad } from '../../harness/load.ts';
import { outcomeOf, servesPagesAlone } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';

/** How many saves have to be refused before the database comes back. */
const REFUSED = 6;

/** The whole PostgreSQL ends in the middle of its work, and recovers. The embedded database ends with its server. */
export const killedDatabase: Scenario = {
  name: 'database killed',
  databases: ['PostgreSQL'],
  run: async ({ rounds, saves, database, servers }) => {
    if (database.kind !== 'PostgreSQL') throw new Error('Only PostgreSQL can be killed by itself.');
    const { cluster } = database;
    const { url } = await servers.start();
    await using load = startLoad({ url, users: database.users });
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledges(saves);
      await cluster.crash();
      try {
        await load.refuses(REFUSED);
        await servesPagesAlone(url);
      } finally {
        await cluster.restart();
      }
    }
    await load.acknowledges(saves);
    return outcomeOf(load, database, `${rounds} kills`);
  },
};
