/**
 * Prints what scripts the built catalog loads until a story alone is shown, in KB of 1024 bytes after gzip, and how long
 * that takes from a server on this machine: `npm run size:catalog`, behind `npm run build-storybook`. Fails where the
 * scripts are above their budget. `--all` names each script.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { KnownFailure } from '../../server/knownFailure.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { site } from '../build/site.ts';
import { command } from '../command.ts';
import { textTable } from './figures.ts';

/** KB of scripts that a story may need until it is shown. */
const BUDGET = 400;

/** The story that is opened: a component that needs little. */
const STORY = 'base-themed-button--default';

/** How often it is opened; the first one starts the browser's own caches and is not counted. */
const TIMES = 6;

const folder = join(site.root, 'storybook-static');

await command(async () => {
  if (!existsSync(join(folder, 'iframe.html')))
    throw new KnownFailure('There is no built catalog: npm run build-storybook');
  const server = await preview({
    configFile: false,
    root: site.root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    const { scripts, times } = await openStory(`${address}iframe.html?id=${STORY}&viewMode=story`);
    tell(scripts, times);
  } finally {
    await server.close();
  }
});

/** Opens a story again and again, each time without what the browser has kept, until it is shown. */
async function openStory(address: string) {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    const times: number[] = [];
    let scripts: ReadonlySet<string> = new Set();
    for (let time = 0; time < TIMES; time++) {
      const page = await browser.newPage();
      const paths = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) paths.add(pathname);
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#storybook-root button').first().waitFor();
      // What is asked for from here on, as axe is, comes behind the story.
      scripts = new Set(paths);
      if (time > 0) times.push(await page.evaluate(() => performance.now()));
      await page.close();
    }
    return { scripts, times };
  } finally {
    await browser.close();
  }
}

function tell(scripts: ReadonlySet<string>, times: readonly number[]): void {
  const sizes = [...scripts]
    .map((path) => ({ path, kb: gzipSync(readFileSync(join(folder, path)), { level: 9 }).length / 1024 }))
    .toSorted((a, b) => b.kb - a.kb);
  const shown = process.argv.includes('--all') ? sizes : sizes.slice(0, 12);
  console.log(textTable([['KB of JavaScript', ''], ...shown.map(({ path, kb }) => [path, kb.toFixed(1)])]));
  const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(`\nA story is shown after ${median.toFixed(0)} ms.`);
  const verdict = `It loads ${sizes.length} scripts, ${total.toFixed(1)} KB of at most ${BUDGET} KB.`;
  if (total > BUDGET) throw new KnownFailure(verdict);
  console.log(verdict);
}
