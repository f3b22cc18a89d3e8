import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PATIENCE } from '../tests/harness/patience.ts';
import { freePort } from './freePort.ts';

it('serves the pages, and the API behind them', { timeout: 3 * PATIENCE }, async () => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-dev-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataDir, { recursive: true });
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  await expect.poll(() => output, { timeout: PATIENCE }).toContain(`developed at http://localhost:${port}`);
  await expect
    .poll(async () => (await get('/api/exam/retrieveAllExams/')).status, { timeout: PATIENCE, interval: 500 })
    .toBe(200);
  expect(await (await get('/')).text()).toContain(`"publicUrl":"http://localhost:${port}"`);
});
