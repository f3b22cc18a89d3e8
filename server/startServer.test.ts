import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { someExams } from '../tests/harness/app.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { readConfig } from './config.ts';
import { KnownFailure } from './knownFailure.ts';
import { type RunningServer, startServer } from './startServer.ts';

describe('a server', { timeout: PATIENCE }, () => {
  let content: ContentFolder;
  let dataDir: string;
  let file: string;

  beforeAll(() => {
    content = contentFolder(someExams);
  });
  afterAll(() => content.dispose());
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-start-'));
    file = join(dataDir, 'app.db');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const start = (env: Record<string, string> = {}): Promise<RunningServer> => {
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', MAX_LAG: '0', ...env });
    return startServer(config, { contentDir: content.dir, siteDir: '/nowhere' });
  };
  const startOnce = async () => (await start()).close();
  async function refuses(sentence: string, env?: Record<string, string>): Promise<void> {
    const error = await start(env).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(KnownFailure);
    expect(error).toHaveProperty('message', sentence);
  }

  it('does not start on a port that is taken, and releases everything', async () => {
    const taken = createServer();
    onTestFinished(() => void taken.close());
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '0.0.0.0', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      }),
    );
    await refuses(`PORT ${port} is in use by another program.`, { PORT: String(port) });
    await startOnce();
  });

  it('does not start on a database of a newer version, and leaves it as it was', async () => {
    await startOnce();
    using db = new DatabaseSync(file);
    db.exec("insert into schema_migrations values ('999-next', 1); update exams set content_hash = 'newer'");
    await refuses('The database is of a newer version of CertCrest. Use that one.');
    expect(db.prepare('select distinct content_hash from exams').all()).toEqual([{ content_hash: 'newer' }]);
  });

  it('does not start on an empty database file, which is what a failed copy leaves', async () => {
    writeFileSync(file, '');
    const what = 'it is empty. Put a backup in its place, or remove it to begin anew.';
    await refuses(`The database ${file} can't be opened: ${what}`);
    expect(statSync(file).size).toBe(0);
  });

  it('does not start on a database file that it may not write, and makes one private', async () => {
    await startOnce();
    chmodSync(file, 0o400);
    await refuses(`The database ${file} can't be opened: it is read-only.`);
    chmodSync(file, 0o644);
    await startOnce();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
