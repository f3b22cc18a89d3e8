import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { someExams } from '../tests/harness/app.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { describePostgres } from '../tests/harness/dialects.ts';
import { putBehind, type Replaceable, replaceEach } from '../tests/harness/faults/replaceEach.ts';
import { type RollingProxy, rollingProxy } from '../tests/harness/faults/rollingProxy.ts';
import { startLoad } from '../tests/harness/load.ts';
import { loggedIn } from '../tests/harness/loggedIn.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';

const TOKEN_SECRET = 'what all of these servers sign with';

describePostgres('two servers behind a proxy', (open) => {
  let content: ContentFolder;
  let proxy: RollingProxy;
  const started: { readonly server: ServerProcess; readonly dataDir: string }[] = [];

  beforeEach(async () => {
    content = contentFolder(someExams);
    proxy = await rollingProxy();
  });
  afterEach(async () => {
    proxy.close();
    for (const { server, dataDir } of started.splice(0)) {
      server.kill('SIGKILL');
      await server.exit;
      rmSync(dataDir, { recursive: true });
    }
    content.dispose();
  });

  it('are replaced one by one without a failed call', async () => {
    const { db, url } = await open();
    async function start(): Promise<Replaceable> {
      const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-rolling-'));
      const server = serverProcess(content.dir, {
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        TOKEN_SECRET,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '3',
      });
      started.push({ server, dataDir });
      const end = (signal: NodeJS.Signals) => {
        server.kill(signal);
        return server.exit;
      };
      return { url: await server.address(), end };
    }

    const old = [await start(), await start()];
    await putBehind(proxy, old);
    await using load = startLoad({ url: proxy.url, users: await loggedIn(db, TOKEN_SECRET, 100) });
    await load.acknowledges(20);
    await replaceEach(proxy, old, start);
    await load.acknowledges(20);
    await load.stop();
    expect(await load.failures(db)).toEqual([]);
    expect(load.counts.refused).toBe(0);
  });
});
