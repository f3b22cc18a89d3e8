import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const page = (title: string) =>
  `<!doctype html><title>${title}</title><!--configuration--><link rel="canonical" href="%PUBLIC_URL%/"><script>early()</script><div id="root"></div>`;

/** The pages of the example site: their titles by their files. */
export const exampleTitles = {
  'index.html': 'Home',
  'certifications.html': 'Certifications',
  'certifications/administrator.html': 'Platform Administrator',
  'app.html': 'Shell',
  '404.html': 'Page Not Found',
} as const;

/** A temporary folder with a small built site. */
export type ExampleSite = ReturnType<typeof exampleSite>;

/** Creates a built site: its pages, one hashed asset with its compressed form, one plain file, the list of packages and the build's stamp. `filler` makes its pages longer. */
export function exampleSite({ filler = '' } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'certcrest-site-'));
  const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
  const files = {
    ...Object.fromEntries(
      Object.entries(exampleTitles).map(([file, title]) => [`pages/${file}`, page(title) + filler]),
    ),
    'pages/robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml',
    'favicon.svg': '<svg/>',
    '.built': '',
    'assets/app-1a2b3c4d.js': script,
    'assets/app-1a2b3c4d.js.br': brotliCompressSync(script),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return { dir, dispose: (): void => rmSync(dir, { recursive: true }) };
}
