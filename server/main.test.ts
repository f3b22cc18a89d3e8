import { chmodSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { login, register } from '../contract/account.ts';
import { refreshToken } from '../contract/session.ts';
import { migrations } from './db/migrations/index.ts';
import { PATIENCE } from '../tests/harness/patience.ts';
import type { ServerProcess } from '../tests/harness/serverProcess.ts';
import { quizStatus, startedServers } from '../tests/harness/startedServers.ts';

describe('the server process', { timeout: 2 * PATIENCE }, () => {
  const site = startedServers();

  it('prints its address, responds, and ends on SIGTERM with 0', async () => {
    const server = site.start();
    expect(await quizStatus(server)).toBe(200);
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.output.stdout).toMatch(/^CertCrest is at http:\/\/localhost:\d+\n$/);
    expect(server.output.stderr).toBe('');
  });

  it('writes everything else on stdout as JSON', async () => {
    const server = site.start({ LOG_LEVEL: 'info' });
    await quizStatus(server);
    server.kill('SIGINT');
    expect(await server.exit).toBe(0);
    const lines = server.output.stdout.trim().split('\n');
    const logged = lines.filter((line) => !line.startsWith('CertCrest is at ')).map((line) => JSON.parse(line));
    expect(lines).toHaveLength(logged.length + 1);
    const everyStep = migrations.map(({ name }) => name);
    expect(logged).toContainEqual(expect.objectContaining({ migrated: everyStep, written: expect.any(Array) }));
  });

  it('finishes a request that is running when it gets a signal', async () => {
    const server = site.start();
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

  it('ends at once on a second signal', async () => {
    const server = site.start();
    const { port } = new URL(await server.address());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write('POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n{');
    await new Promise((resolve) => socket.once('data', resolve));
    server.kill('SIGTERM');
    await expect.poll(() => refuses(Number(port)), { timeout: PATIENCE }).toBe(true);
    server.kill('SIGTERM');
    expect(await server.exit).toBe(1);
  });

  it('keeps accounts and sessions when it starts again', async () => {
    const body = { email: 'ann@example.org', password: 'correct horse 1' };
    const call = async (server: ServerProcess, path: string, sent: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${await server.address()}/api${path}`, { method: 'POST', headers, body: JSON.stringify(sent) });
    };
    const first = site.start();
    const session = await (await call(first, register.path, body)).json();
    first.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    const second = site.start();
    const url = `${await second.address()}/api/exam/retrieveAllExams/?user_id=${session.userId}`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${session.accessToken}` } })).status).toBe(200);
    expect((await call(second, refreshToken.path, session)).status).toBe(200);
    expect((await call(second, login.path, body)).status).toBe(200);
  });

  it('makes a database file of an older version private', async () => {
    await site.startedOnce();
    chmodSync(join(site.dataDir, 'app.db'), 0o644);
    await quizStatus(site.start());
    expect(statSync(join(site.dataDir, 'app.db')).mode & 0o777).toBe(0o600);
  });

  it('starts again after it was killed', async () => {
    const first = site.start();
    await first.address();
    first.kill('SIGKILL');
    expect(await first.exit).toBeNull();
    expect(await quizStatus(site.start())).toBe(200);
  });

  it('starts again after it was killed while starting', async () => {
    const first = site.start();
    first.kill('SIGKILL');
    await first.exit;
    expect(await quizStatus(site.start())).toBe(200);
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
