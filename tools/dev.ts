/**
 * Develops CertCrest, what `npm run dev` runs: Vite's server on PORT, and behind it the API on a free port, started
 * again whenever server or content change. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { readConfig } from '../server/config.ts';
import { site } from './build/site.ts';
import { freePort } from './freePort.ts';

const WATCHED = ['server', 'contract', 'content'];

const config = readConfig(process.env);
const port = config.port || (await freePort());
const apiPort = await freePort();
const address = `http://localhost:${port}`;

const vite = await createServer({
  root: site.root,
  server: { port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
await vite.listen();

const watched = WATCHED.map((folder) => `--watch-path=${join(site.root, folder)}`);
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, 'server/main.ts'], {
  cwd: site.root,
  env: { PUBLIC_URL: address, LOG_LEVEL: 'warn', ...process.env, PORT: String(apiPort) },
  stdio: ['inherit', 'pipe', 'inherit'],
});

// The API's own address is of no use to a browser, but says that all is ready.
createInterface(api.stdout).on('line', (line) => {
  console.log(line.startsWith('CertCrest is at ') ? `CertCrest is developed at ${address}` : line);
});

async function end(): Promise<void> {
  api.kill('SIGTERM');
  await Promise.all([vite.close(), api.exitCode ?? once(api, 'exit')]);
  process.exit(0);
}
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
