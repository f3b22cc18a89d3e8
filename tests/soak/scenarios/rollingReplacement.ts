import { putBehind, replaceEach } from '../../harness/faults/replaceEach.ts';
import { rollingProxy } from '../../harness/faults/rollingProxy.ts';
import { startLoad } from '../../harness/load.ts';
import { outcomeOf } from '../outcome.ts';
import type { Scenario } from '../scenario.ts';

/** Each of two servers behind a proxy is replaced while people save. */
export const rollingReplacement: Scenario = {
  name: 'servers replaced one by one',
  databases: ['PostgreSQL'],
  testedBy: 'server/rolling.test.ts',
  run: async ({ rounds, saves, database, servers }) => {
    await using stack = new AsyncDisposableStack();
    const proxy = stack.adopt(await rollingProxy(), (one) => one.close());
    // Longer than the proxy takes to notice, also on a busy machine.
    const start = () => servers.start({ DRAIN_SECONDS: '3' });
    let running = [await start(), await start()];
    await putBehind(proxy, running);
    await using load = startLoad({ url: proxy.url, users: database.users });
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledges(saves);
      running = await replaceEach(proxy, running, start);
    }
    await load.acknowledges(saves);
    return outcomeOf(load, database, `${2 * rounds} servers replaced`);
  },
};
