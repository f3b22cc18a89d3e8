import { login } from '../../../contract/account.ts';
import { unreadSockets } from '../../harness/faults/unreadSockets.ts';
import { startLoad } from '../../harness/load.ts';
import { addressOf } from '../../harness/loggedIn.ts';
import { outcomeOf } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';

/** How many slow clients share an address. */
const OF_ONE_ADDRESS = 500;

/** For how many pages each asks at once: as many as a connection may have, and more than the system itself keeps. */
const PAGES = 16;

/** Addresses that no one else has. */
const FIRST_ADDRESS = 40_000;

/** A crowd asks for long pages and reads nothing, or sends half a request and then nothing; others go on. */
export const slowClients: Scenario = {
  name: 'slow clients',
  databases: ['SQLite'],
  run: async ({ saves, crowd, database, servers }) => {
    const { url } = await servers.start();
    await using load = startLoad({ url, users: database.users });
    await load.acknowledges(saves);
    const slow = await unreadSockets(
      url,
      Array.from({ length: crowd }, (_, number) => (number % 2 === 0 ? wholeRequest(number) : halfRequest(number))),
    );
    try {
      await load.acknowledges(saves);
    } finally {
      slow.close();
    }
    await load.acknowledges(saves);
    return outcomeOf(load, database, `${crowd} slow clients`);
  },
};

const headersOf = (number: number) =>
  `Host: localhost\r\nX-Forwarded-For: ${addressOf(FIRST_ADDRESS + Math.floor(number / OF_ONE_ADDRESS))}\r\n`;

const wholeRequest = (number: number) => `GET /certifications HTTP/1.1\r\n${headersOf(number)}\r\n`.repeat(PAGES);

const halfRequest = (number: number) =>
  `POST /api${login.path} HTTP/1.1\r\n${headersOf(number)}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":`;
