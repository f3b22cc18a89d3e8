import { startLoad } from '../../harness/load.ts';
import { freePort } from '../../../tools/freePort.ts';
import { outcomeOf } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';

/** A server is killed while people save, and started again on what it has left. */
export const killedServer: Scenario = {
  name: 'server killed',
  databases: ['SQLite', 'PostgreSQL'],
  run: async ({ rounds, saves, database, servers }) => {
    const PORT = String(await freePort());
    let server = await servers.start({ PORT });
    await using load = startLoad({ url: server.url, users: database.users, mayBreak: true });
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledges(saves);
      await server.end('SIGKILL');
      server = await servers.start({ PORT });
    }
    await load.acknowledges(saves);
    return outcomeOf(load, database, `${rounds} kills`);
  },
};
