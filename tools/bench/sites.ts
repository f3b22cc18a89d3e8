import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { readConfig } from '../../server/config.ts';
import { startServer } from '../../server/startServer.ts';
import { paths } from '../../src/app/paths.ts';
import { buildSite } from '../build/buildSite.ts';
import { isFresh } from '../build/isFresh.ts';
import { precompress } from '../build/precompress.ts';
import { site, sourcesOf } from '../build/site.ts';
import { prerender } from '../prerender/prerender.ts';
import { staticPage } from './floor/staticPage.ts';
import { syntheticQuiz } from './questions.ts';

/** Questions of the static floor. */
const QUESTIONS = 60;

/** Our site and the floors, all served by our server: their addresses. */
export interface Sites {
  /** Origin of our site. */
  readonly ours: string;
  /** A page of HTML alone. */
  readonly staticFloor: string;
  /** A page of React alone; it reads its questions by our call. */
  readonly reactFloor: string;
  readonly close: () => Promise<void>;
}

/** Builds what is not up to date and serves it on free ports, from folders that nobody else writes to. */
export async function serveSites(): Promise<Sites> {
  if (!isFresh(site.stamp, sourcesOf(site))) await buildSite(site, 'warn', prerender);
  const temp = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
  const dir = (name: string) => join(temp, name);
  cpSync(site.dist, dir('ours'), { recursive: true });
  await buildFloors(dir('floors'));

  const servers = await Promise.all(['ours', 'floors'].map((name) => serve(dir(name), dir(`${name}-data`))));
  const [ours = '', floors = ''] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    ours,
    staticFloor: `${floors}/static`,
    reactFloor: floors + paths.quiz.href('administrator'),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      rmSync(temp, { recursive: true });
    },
  };
}

function serve(siteDir: string, dataDir: string) {
  mkdirSync(dataDir);
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  return startServer(config, { contentDir: join(site.root, 'content/exams'), siteDir });
}

/** The floors as a built site: React's page is the shell, which the server sends where nothing was drawn. */
async function buildFloors(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'floor');
  const target = 'es2022';
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target },
  });
  await precompress(outDir);
  const page = (name: string) => join(outDir, 'pages', `${name}.html`);
  mkdirSync(join(outDir, 'pages'));
  renameSync(join(outDir, 'index.html'), page('app'));
  const floor = staticPage(syntheticQuiz(QUESTIONS));
  for (const name of ['static', '404']) writeFileSync(page(name), floor);
}
