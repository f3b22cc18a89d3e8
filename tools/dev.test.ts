import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PATIENCE } from '../tests/harness/patience.ts';
import { freePort } from './freePort.ts';

function dev(env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-dev-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dataDir, { recursive: true });
  });
  return { output, closed };
}

it('serves the pages, and the API behind them', { timeout: 3 * PATIENCE }, async () => {
  const port = await freePort();
  const { output } = dev({ PORT: String(port) });
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  await expect.poll(() => output.stdout, { timeout: PATIENCE }).toContain(`developed at http://localhost:${port}`);
  await expect
    .poll(async () => (await get('/api/exam/retrieveAllExams/')).status, { timeout: PATIENCE, interval: 500 })
    .toBe(200);
  expect(await (await get('/')).text()).toContain(`"publicUrl":"http://localhost:${port}"`);
});

it('says what is wrong with a setting', { timeout: PATIENCE }, async () => {
  const { output, closed } = dev({ PORT: 'x' });
  await closed;
  expect(output.stderr).toBe('PORT takes a whole number from 0 to 65535, but is "x".\n');
});

it('says why the API does not start', { timeout: 3 * PATIENCE }, async () => {
  const { output } = dev({ PORT: String(await freePort()), DATABASE_URL: 'postgres://localhost:1/nothing' });
  await expect.poll(() => output.stderr, { timeout: PATIENCE }).toMatch(/^.*localhost:1.*$/m);
});
