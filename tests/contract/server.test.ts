import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { someExams } from '../../server/testing/app.ts';
import { contentFolder } from '../../server/testing/content.ts';
import { examsContract } from './exams.ts';

describe('the server keeps the contract', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-contract-'));
  const content = contentFolder(someExams);
  let server: RunningServer;

  beforeAll(async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    server = await startServer(config, { contentDir: content.dir, siteDir: '/nowhere' });
  });
  afterAll(async () => {
    await server.close();
    content.dispose();
    rmSync(dataDir, { recursive: true });
  });

  examsContract({ baseUrl: () => `http://localhost:${server.port}/api` });
});
