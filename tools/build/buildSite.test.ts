import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from './buildSite.ts';
import { isFresh } from './isFresh.ts';
import { siteIn } from './site.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';

describe('buildSite', { timeout: PATIENCE }, () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'certcrest-build-'));
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'index.html'), '<div id="root"></div><script type="module" src="/main.js"></script>');
    writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify('long '.repeat(500))};`);
    writeFileSync(join(root, 'public/picture.png'), 'x'.repeat(5000));
    writeFileSync(join(root, 'public/robots.txt'), 'User-agent: *');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('builds, compresses what is worth it, renders the pages, and is fresh until a source changes', async () => {
    const site = siteIn(root);
    const sources = ['main.js', 'public'].map((name) => join(root, name));
    // The build begins in the millisecond in which these were written, which may count as a change after it.
    for (const source of [...sources, join(root, 'public/picture.png')]) utimesSync(source, 0, 0);
    utimesSync(join(root, 'public/robots.txt'), 0, 0);
    await buildSite(site, 'silent', async ({ dist }) => writeFileSync(join(dist, 'rendered.html'), ''));

    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).toSorted();
    const script = files.find((name) => name.endsWith('.js')) ?? '';
    const copied = ['index.html', 'picture.png', 'robots.txt'];
    expect(files).toEqual(
      ['.built', 'assets', 'rendered.html', script, `${script}.br`, `${script}.gz`, ...copied].toSorted(),
    );
    const built = readFileSync(join(site.dist, script), 'utf8');
    expect(brotliDecompressSync(readFileSync(join(site.dist, `${script}.br`))).toString()).toBe(built);
    expect(gunzipSync(readFileSync(join(site.dist, `${script}.gz`))).toString()).toBe(built);

    expect(isFresh(site.stamp, sources)).toBe(true);
    rmSync(join(root, 'public/robots.txt'));
    expect(isFresh(site.stamp, sources)).toBe(false);
  });
});
