import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ContentFolder, contentFolder, examFileWith } from '../../server/testing/content.ts';
import { PATIENCE } from '../../server/testing/patience.ts';
import { freePort } from '../freePort.ts';
import { type Developing, develop } from './develop.ts';

const script = fileURLToPath(new URL('../../server/testing/main.ts', import.meta.url));
const broken = 'slug: administrator\nname: 7\n';
const exams = z.array(z.object({ name: z.string() }));

describe('developing', { timeout: 3 * PATIENCE }, () => {
  let root: string;
  let content: ContentFolder;
  let developing: Developing | undefined;
  let port: number;
  let terminal: string[];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'certcrest-dev-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Site</title>');
    mkdirSync(join(root, 'code'));
    content = contentFolder([examFileWith()]);
    terminal = [];
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => void terminal.push(String(line)));
  });
  afterEach(async () => {
    await developing?.end();
    developing = undefined;
    content.dispose();
    rmSync(root, { recursive: true });
    vi.restoreAllMocks();
  });

  async function start(args: readonly string[] = [script, content.dir, '/nowhere']): Promise<void> {
    port = await freePort();
    const apiPort = await freePort();
    const { PATH } = process.env;
    developing = await develop({
      vite: { root, configFile: false, logLevel: 'silent' },
      port,
      apiPort,
      api: { args, cwd: root, env: { PATH, PORT: String(apiPort), DATA_DIR: join(root, 'data'), LOG_LEVEL: 'silent' } },
      apiFolders: [join(root, 'code')],
      contentDir: content.dir,
    });
  }

  const list = () => fetch(`http://localhost:${port}/api/exam/retrieveAllExams/`);
  const names = async () => exams.parse(await (await list()).json()).map(({ name }) => name);
  const patience = { timeout: PATIENCE };

  /** What an open page is told by Vite. */
  function page() {
    const messages: unknown[] = [];
    const token = developing?.vite.config.webSocketToken ?? '';
    const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
    socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
    return { messages, close: () => socket.close() };
  }
  const told = (message: object) => expect.arrayContaining([expect.objectContaining(message)]);

  it('serves a saved exam anew and loads pages anew', async () => {
    await start();
    const { messages, close } = page();
    await expect.poll(() => messages, patience).toEqual(told({ type: 'connected' }));
    content.write(examFileWith({ name: 'Admin' }));
    await expect.poll(() => messages, patience).toEqual(told({ type: 'full-reload' }));
    expect(await names()).toEqual(['Admin']);
    close();
  });

  it('keeps the exams while a file is broken, and says where in terminal and page', async () => {
    await start();
    const { messages, close } = page();
    await expect.poll(() => messages, patience).toEqual(told({ type: 'connected' }));
    content.writeText('administrator.yaml', broken);
    const place = `${content.dir}/administrator.yaml:2:7 name takes text`;
    await expect.poll(() => terminal.join('\n'), patience).toContain(place);
    expect(terminal).toContain('The API goes on with the exams as they were.');
    await expect.poll(() => messages, patience).toEqual(told({ type: 'error' }));
    expect(messages.at(-1)).toMatchObject({
      err: {
        message: expect.stringContaining(place),
        loc: { file: join(content.dir, 'administrator.yaml'), line: 2, column: 7 },
        frame: '1 | slug: administrator\n2 | name: 7\n  |       ^\n3 | ',
      },
    });
    expect(await names()).toEqual(['Platform Administrator']);
    close();
  });

  it('tells a page that opens later, until the file is mended', async () => {
    await start();
    content.writeText('administrator.yaml', broken);
    await expect.poll(() => terminal.length, patience).toBeGreaterThan(0);
    const later = page();
    await expect.poll(() => later.messages, patience).toEqual(told({ type: 'error' }));
    content.write(examFileWith({ name: 'Mended' }));
    await expect.poll(() => later.messages, patience).toEqual(told({ type: 'full-reload' }));
    expect(await names()).toEqual(['Mended']);
    later.close();

    const last = page();
    await expect.poll(() => last.messages, patience).toEqual(told({ type: 'connected' }));
    expect(last.messages).not.toEqual(told({ type: 'error' }));
    last.close();
  });

  it('goes on after Vite has read its configuration anew', async () => {
    await start();
    await developing?.vite.restart();
    const { messages, close } = page();
    await expect.poll(() => messages, patience).toEqual(told({ type: 'connected' }));
    content.write(examFileWith({ name: 'Admin' }));
    await expect.poll(() => messages, patience).toEqual(told({ type: 'full-reload' }));
    expect(await names()).toEqual(['Admin']);
    close();
  });

  it('begins with a broken file and starts the API once it is mended', async () => {
    content.writeText('administrator.yaml', broken);
    await start();
    expect(terminal).toContain('The API waits for this to be mended.');
    const reply = await list();
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { error: 'The API does not run: the terminal says why.' },
    ]);
    content.write(examFileWith());
    await expect.poll(async () => (await list()).status, patience).toBe(200);
  });

  it('shows why the API does not start', async () => {
    const api = join(root, 'code', 'api.mjs');
    writeFileSync(api, 'process.exitCode = 1; console.error("No luck today.");');
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await start([api]);
    expect(stderr).toHaveBeenCalled();
    const { messages, close } = page();
    await expect.poll(() => messages, patience).toEqual(told({ type: 'error' }));
    expect(messages.at(-1)).toMatchObject({ err: { message: 'The API does not start.\n\nNo luck today.' } });
    close();
  });

  it('starts the API anew when its code is saved, while calls wait', async () => {
    const api = join(root, 'code', 'api.mjs');
    const answering = (text: string) => `
      import { createServer } from 'node:http';
      const server = createServer((_, reply) => reply.end(JSON.stringify(${JSON.stringify(text)})));
      server.listen(process.env.PORT, () => console.log('CertCrest is at http://here'));
      process.on('SIGTERM', () => process.exit(0));`;
    writeFileSync(api, answering('before'));
    await start([api]);
    expect(await (await list()).json()).toBe('before');
    writeFileSync(api, answering('after'));
    await expect.poll(async () => (await list()).json(), patience).toBe('after');
  });
});
