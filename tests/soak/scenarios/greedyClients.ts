import { retrieveAllExams } from '../../../contract/exams.ts';
import { unreadSockets } from '../../harness/faults/unreadSockets.ts';
import { startLoad } from '../../harness/load.ts';
import { addressOf } from '../../harness/loggedIn.ts';
import { outcomeOf } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';
import { startFlood } from '../flood.ts';

/** Connections whose client asks for far more than it reads. */
const CONNECTIONS = 20;

/** How often each asks, without reading an answer. */
const UNREAD = 5000;

/** An address that no one else has. */
const GREEDY = addressOf(50_000);

/** One client asks for thousands of pages that it never reads, and calls as often as it can; others go on. */
export const greedyClients: Scenario = {
  name: 'greedy clients',
  databases: ['SQLite', 'PostgreSQL'],
  run: async ({ rounds, saves, database, servers }) => {
    const { url } = await servers.start();
    await using load = startLoad({ url, users: database.users });
    await using flood = startFlood(`${url}/api${retrieveAllExams.path}`, GREEDY);
    const page = `GET /certifications HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${GREEDY}\r\n\r\n`.repeat(UNREAD);
    for (let round = 0; round < rounds; round += 1) {
      const unread = await unreadSockets(url, Array<string>(CONNECTIONS).fill(page));
      try {
        await load.acknowledges(saves);
        await unread.endedByServer();
      } finally {
        unread.close();
      }
    }
    await flood.stop();
    await load.acknowledges(saves);
    const tried = `${rounds * CONNECTIONS} unread connections, ${flood.counts.tried} calls of one address`;
    const outcome = await outcomeOf(load, database, tried);
    return { ...outcome, failures: [...outcome.failures, ...flood.failures()] };
  },
};
