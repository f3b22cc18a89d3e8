import { fillDisk, fillDiskOfAll } from '../../harness/faults/fileFaults.ts';
import { startLoad } from '../../harness/load.ts';
import type { Cluster } from '../../setup/cluster.ts';
import type { SoakDatabase } from '../databases.ts';
import { outcomeOf, servesPagesAlone } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';
import type { SoakServer } from '../servers.ts';

/** How many saves have to be refused before there is room again. */
const REFUSED = 6;

/** The disk of the database is full for a while. PostgreSQL ends then, and someone who has made room starts it again. */
export const fullDisk: Scenario = {
  name: 'disk full',
  databases: ['SQLite', 'PostgreSQL'],
  platform: 'linux',
  testedBy: 'server/brokenFile.test.ts',
  run: async ({ rounds, saves, database, servers }) => {
    const server = await servers.start();
    await using load = startLoad({ url: server.url, users: database.users });
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledges(saves);
      const makeRoom = fill(database, server);
      try {
        await load.refuses(REFUSED);
        await servesPagesAlone(server.url);
      } finally {
        await makeRoom();
      }
    }
    await load.acknowledges(saves);
    return outcomeOf(load, database, `full ${rounds} times`);
  },
};

function fill(database: SoakDatabase, { process }: SoakServer): () => void | Promise<void> {
  return database.kind === 'SQLite' ? fillDisk(process.pid) : fillCluster(database.cluster);
}

function fillCluster(cluster: Cluster): () => Promise<void> {
  fillDiskOfAll(cluster.pids());
  return async () => {
    await cluster.crash();
    await cluster.restart();
  };
}
