import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The page of the example site. */
export const exampleIndex = '<!doctype html><title>CertCrest</title><script>early()</script><div id="root"></div>';

/** A temporary folder with a small built site. */
export interface ExampleSite {
  readonly dir: string;
  readonly dispose: () => void;
}

/** Makes a built site: a page, one hashed asset with its compressed form, one plain file and the build's stamp. */
export function exampleSite(): ExampleSite {
  const dir = mkdtempSync(join(tmpdir(), 'certcrest-site-'));
  const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
  const files = {
    'index.html': exampleIndex,
    'robots.txt': 'User-agent: *',
    '.built': '',
    'assets/app-1a2b3c4d.js': script,
    'assets/app-1a2b3c4d.js.br': brotliCompressSync(script),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return { dir, dispose: () => rmSync(dir, { recursive: true }) };
}
