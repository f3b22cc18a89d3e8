/**
 * The development server, `npm run dev`: Vite on PORT, and behind it the API on a free port. A change of the API's code
 * or of an exam restarts the API and reloads open pages. A fault in its start is printed here; the next change starts it
 * again. Ctrl-C ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer, type Plugin } from 'vite';
import { CONFIGURATION_MARK } from '../contract/configuration.ts';
import { browserConfiguration, readConfig } from '../server/config.ts';
import { configurationTag } from '../server/http/pages.ts';
import { site } from './build/site.ts';
import { command } from './command.ts';
import { freePort } from './freePort.ts';

/** Changes in these folders restart the API. */
const apiFolders = ['server', 'contract', 'domain', 'content/exams'].map((folder) => join(site.root, folder) + sep);

await command(async () => {
  const config = readConfig(process.env);
  const port = config.port || (await freePort());
  const apiPort = await freePort();
  const address = `http://localhost:${port}`;
  const configuration = configurationTag(browserConfiguration({ ...config, publicUrl: address }));
  let api: ChildProcess | undefined;
  let restarted = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function restart(): Promise<void> {
    await end();
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: site.root,
      env: { PUBLIC_URL: address, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...process.env, PORT: String(apiPort) },
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    api = started;
    createInterface(started.stdout).on('line', (line) => {
      // The API is ready. Its own address is not the one to open.
      if (line.startsWith('CertCrest is at ')) vite.ws.send({ type: 'full-reload' });
      else console.log(line);
    });
  }

  async function end(): Promise<void> {
    if (!api || api.exitCode !== null || api.signalCode !== null) return;
    api.kill();
    await once(api, 'close');
  }

  // Vite's watcher: on Linux `node --watch` misses every save after the first one that replaces a file.
  const plugin: Plugin = {
    name: 'api',
    // The server does the same for the built site.
    transformIndexHtml: (html) => html.replace(CONFIGURATION_MARK, () => configuration),
    configureServer({ watcher }) {
      watcher.on('all', (_, file) => {
        if (!apiFolders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          restarted = restarted.then(restart);
        }, 100);
      });
    },
  };
  const vite = await createServer({
    root: site.root,
    plugins: [plugin],
    server: { port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  });
  await vite.listen();
  restarted = restart();
  console.log(`CertCrest is developed at ${address}`);

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void restarted.then(end).then(() => process.exit(0)));
  }
});
