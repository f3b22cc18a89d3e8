import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { readConfig } from '../../server/config.ts';
import { startServer } from '../../server/startServer.ts';
import { buildSite } from '../build/buildSite.ts';
import { isFresh } from '../build/isFresh.ts';
import { precompress } from '../build/precompress.ts';
import { site, sourcesOf } from '../build/site.ts';

/** Our site and the floor, both served by our server. */
export interface Sites {
  readonly ours: string;
  readonly floor: string;
  readonly close: () => Promise<void>;
}

/** Builds what is not up to date and serves it on free ports, from folders that nobody else writes to. */
export async function serveSites(): Promise<Sites> {
  if (!isFresh(site.stamp, sourcesOf(site))) await buildSite(site, 'warn');
  const temp = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
  const dir = (name: string) => join(temp, name);
  cpSync(site.dist, dir('ours'), { recursive: true });
  await buildFloor(dir('floor'));

  const servers = await Promise.all(['ours', 'floor'].map((name) => serve(dir(name), dir(`${name}-data`))));
  const [ours = '', floor = ''] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  return {
    ours,
    floor,
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

async function buildFloor(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'floor');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  await precompress(outDir);
}
