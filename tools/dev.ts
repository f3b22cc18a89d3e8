/**
 * Develops CertCrest, what `npm run dev` runs: Vite's server on PORT, and behind it the API on a free port. Ctrl-C ends
 * both.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONFIGURATION_MARK } from '../contract/configuration.ts';
import { browserConfiguration } from '../server/browserConfiguration.ts';
import { readConfig } from '../server/config.ts';
import { configurationTag } from '../server/http/pages.ts';
import { site } from './build/site.ts';
import { develop } from './dev/develop.ts';
import { freePort } from './freePort.ts';

const inRoot = (path: string): string => join(site.root, path);

const config = readConfig(process.env);
const port = config.port || (await freePort());
const apiPort = await freePort();
const address = `http://localhost:${port}`;

/** Tells pages how the server is set up, as the server does where the site is built. */
const configuration: Plugin = {
  name: 'configuration',
  transformIndexHtml: (html) =>
    html.replace(CONFIGURATION_MARK, () => configurationTag(browserConfiguration({ ...config, publicUrl: address }))),
};

const { end } = await develop({
  vite: { root: site.root, plugins: [configuration] },
  port,
  api: {
    args: ['server/main.ts'],
    cwd: site.root,
    env: { PUBLIC_URL: address, LOG_LEVEL: 'warn', ...process.env, PORT: String(apiPort) },
  },
  apiPort,
  apiFolders: ['server', 'contract'].map(inRoot),
  contentDir: inRoot('content/exams'),
});
console.log(`CertCrest is developed at ${address}`);

const stop = () => void end().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
