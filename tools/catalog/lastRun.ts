import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { qualityFile } from './qualityFile.ts';

/** Where the catalog has it, from its root. */
const name = 'quality.json';

/** What the last run of the stories said; `null` where there was none yet. */
const read = () => (existsSync(qualityFile) ? readFileSync(qualityFile, 'utf8') : 'null');

/** Hands the catalog what the last run of the stories said: while it runs always the newest, once it is built that of then. */
export function lastRun(): Plugin {
  return {
    name: 'last-run',
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: read() });
    },
  };
}
