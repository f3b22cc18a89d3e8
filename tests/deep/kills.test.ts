import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tools/freePort.ts';
import { fill, someExams } from '../harness/app.ts';
import { contentFolder } from '../harness/content.ts';
import { type FreshDatabase, freshFile, freshPostgres } from '../harness/freshDatabase.ts';
import { startLoad } from '../harness/load.ts';
import { serverProcess } from '../harness/serverProcess.ts';
import { type Cluster, startCluster } from '../setup/cluster.ts';
import { findPostgres } from '../setup/findPostgres.ts';

const TOKEN_SECRET = 'what all of these servers sign with';
const KILLS = 10;

/** Saves that have to be acknowledged between two kills, and calls that a lost database has to refuse. */
const SAVES = 50;
const REFUSED = 6;

const installation = findPostgres();

describe('no acknowledged save is lost, and none is there twice,', () => {
  let cluster: Cluster;
  // One of its own, as it is killed.
  beforeAll(async () => {
    if (installation) cluster = await startCluster(installation.bin);
  });
  afterAll(() => cluster?.stop());

  /** People who save on a server over a database; `kill` ends it in the middle, and starts another on what it has left. */
  async function busyServer({ db, config, drop }: FreshDatabase, mayBreak: boolean) {
    await fill(db);
    const content = contentFolder(someExams);
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-kills-'));
    const env = {
      // The embedded database is in the folder of its server.
      DATA_DIR: config.databaseUrl === undefined ? config.dataDir : dataDir,
      ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
      TOKEN_SECRET,
      PORT: String(await freePort()),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    };
    const start = () => serverProcess(content.dir, env);
    let server = start();
    const load = await startLoad(db, TOKEN_SECRET, await server.address(), mayBreak);
    onTestFinished(async () => {
      await load.stop();
      server.kill('SIGKILL');
      await server.exit;
      content.dispose();
      rmSync(dataDir, { recursive: true });
      await db.destroy();
      await drop();
    });
    return {
      load,
      kill: async () => {
        server.kill('SIGKILL');
        await server.exit;
        server = start();
        await server.address();
      },
      failures: async () => {
        await load.acknowledges(SAVES);
        await load.stop();
        return load.failures();
      },
    };
  }

  async function killServer(database: FreshDatabase): Promise<void> {
    const { load, kill, failures } = await busyServer(database, true);
    for (let round = 0; round < KILLS; round += 1) {
      await load.acknowledges(SAVES);
      await kill();
    }
    expect(await failures()).toEqual([]);
  }

  it('where a server over SQLite is killed', async () => killServer(await freshFile()));

  describe.skipIf(!installation)('on PostgreSQL', () => {
    it('where a server is killed', async () => killServer(await freshPostgres(cluster)));

    it('where the database is killed', async () => {
      const { load, failures } = await busyServer(await freshPostgres(cluster), false);
      for (let round = 0; round < KILLS; round += 1) {
        await load.acknowledges(SAVES);
        await cluster.crash();
        await load.refuses(REFUSED);
        await cluster.restart();
      }
      expect(await failures()).toEqual([]);
    });
  });
});
