import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { someExams } from '../tests/harness/app.ts';
import { type ContentFolder, contentFolder } from '../tests/harness/content.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import { type ServerProcess, serverProcess } from '../tests/harness/serverProcess.ts';
import { migrations } from './db/migrate.ts';

describe('the server process', { timeout: 2 * PATIENCE }, () => {
  let dataDir: string;
  let content: ContentFolder;
  let server: ServerProcess;
  const start = (env: Record<string, string> = {}) =>
    (server = serverProcess(content.dir, { DATA_DIR: dataDir, ...env }));

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-main-'));
    content = contentFolder(someExams);
  });
  afterEach(async () => {
    server.kill('SIGKILL');
    await server.exit;
    rmSync(dataDir, { recursive: true });
    content.dispose();
  });

  it('prints its address, writes everything else as JSON, and ends on a signal with 0', async () => {
    start({ LOG_LEVEL: 'info' });
    expect((await fetch(`${await server.address()}/api/exam/administrator/`)).status).toBe(200);
    server.kill('SIGINT');
    expect(await server.exit).toBe(0);
    expect(server.output.stderr).toBe('');
    expect(server.output.stdout).toMatch(/^CertCrest is at http:\/\/localhost:\d+$/m);
    const lines = server.output.stdout.trim().split('\n');
    const logged = lines.filter((line) => !line.startsWith('CertCrest is at ')).map((line) => JSON.parse(line));
    expect(lines).toHaveLength(logged.length + 1);
    const migrated = migrations.map(({ name }) => name);
    expect(logged).toContainEqual(expect.objectContaining({ migrated, written: expect.any(Array) }));
  });

  it('says in one line why it does not start', async () => {
    const stderr = 'PORT takes a whole number from 0 to 65535, but is "http".\n';
    start({ PORT: 'http' });
    expect([await server.exit, server.output]).toEqual([1, { stdout: '', stderr }]);
  });

  it('finishes a request that is running when it gets a signal', async () => {
    start();
    const { port } = new URL(await server.address());
    const socket = connect(Number(port), '127.0.0.1');
    const response = text(socket);
    const head = ['POST /api/none HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 2'];
    socket.write([...head, 'Expect: 100-continue', '', '{'].join('\r\n'));
    await new Promise((resolve) => socket.once('data', resolve));
    server.kill('SIGTERM');
    await expect.poll(() => refuses(Number(port)), { timeout: PATIENCE }).toBe(true);
    socket.write('}');
    expect(await response).toContain('{"error":"There is nothing at this address.","code":"unknownCall"}');
    expect(await server.exit).toBe(0);
  });
});

/** Whether no one takes connections at a port. */
function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });
}
