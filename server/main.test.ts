import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../tests/harness/patience.ts';
import { quizStatus, startedServers } from '../tests/harness/startedServers.ts';
import { migrations } from './db/migrations.ts';

describe('the server process', { timeout: 2 * PATIENCE }, () => {
  const site = startedServers();

  it('prints its address, writes everything else as JSON, and ends on a signal with 0', async () => {
    const server = site.start({ LOG_LEVEL: 'info' });
    expect(await quizStatus(server)).toBe(200);
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
    expect(await site.refusal({ PORT: 'http' })).toEqual({ code: 1, stdout: '', stderr });
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
});

/** Whether no one takes connections at a port. */
function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });
}
