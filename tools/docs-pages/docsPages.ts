/**
 * Opens every page of documentation in the built catalog and names what is wrong with it:
 *
 *     npm run build-storybook && npm run test:docs [-- TEXT]
 *
 * With a text only the pages whose id contains it. A page has nothing over it, nothing in the console, no id twice, shows as
 * Default what the story alone shows, and hands out code that can be copied. What it says is in the manifest for machines.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { chromium, type Browser, type Page } from 'playwright';
import { command } from '../command.ts';
import { site } from '../build/site.ts';
import { describe } from '../catalog/describe.ts';
import { readCatalog } from '../catalog/readCatalog.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { catalogFolder, withCatalog } from '../servedCatalog.ts';
import { codeProblems } from './codeProblems.ts';
import { doubledIds, isCovered, shownCode, shownText } from './inPage.ts';

/** An entry of the catalog's index. */
interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
}

/** As long as a page may take on a machine that does other things, too. */
const patience = 60_000;

const text = process.argv[2] ?? '';

/** A file of the built catalog. */
const built = (file: string): unknown => JSON.parse(readFileSync(join(catalogFolder, file), 'utf8'));

await command(async () => {
  const { entries } = built('index.json') as { entries: Record<string, Entry> }; // Storybook wrote it
  const all = Object.values(entries);
  const pages = all.filter(({ type, id }) => type === 'docs' && id.includes(text));
  const firstOf = (page: Entry) => all.find(({ type, title }) => type === 'story' && title === page.title)?.id;
  const found = await withCatalog(async (address) => {
    const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
    const limit = pLimit(Math.ceil(availableParallelism() * 1.5));
    try {
      return await Promise.all(pages.map((page) => limit(() => told(browser, address, page.id, firstOf(page)))));
    } finally {
      await browser.close();
    }
  });
  const unsaid = manifestProblems();
  for (const problem of unsaid) console.log(problem);
  const count = found.flat().length + unsaid.length;
  const verdict = `${pages.length} pages of documentation: ${count || 'no'} problems`;
  if (count > 0 || pages.length === 0) throw new KnownFailure(verdict);
  console.log(verdict);
});

/** The components that the manifest does not say the same of as their pages. */
function manifestProblems(): string[] {
  const { components } = built('manifests/components.json') as {
    components: Record<string, { path: string; apiDescription?: string } | undefined>;
  };
  const said = new Map(Object.values(components).map((each) => [each?.path.replace('./', ''), each?.apiDescription]));
  return [...readCatalog(site.root)]
    .filter(([file, facts]) => facts.id.includes(text) && said.get(file) !== describe(facts))
    .map(([, { id }]) => `${id} has other facts in manifests/components.json, or none`);
}

/** What is wrong with a page, printed as soon as it is known. */
async function told(...page: Parameters<typeof problemsOf>): Promise<string[]> {
  const problems = await problemsOf(...page);
  for (const problem of problems) console.log(problem);
  return problems;
}

/** What is wrong with a page, each with its id in front. */
async function problemsOf(browser: Browser, address: string, id: string, story: string | undefined): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`throws ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`says in the console: ${message.text().slice(0, 200)}`);
  });
  try {
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`, { timeout: patience });
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: patience });
    if (story) {
      await sameAsStory(page, address, story, problems);
      problems.push(...codeProblems(await settledText(() => page.evaluate(shownCode))));
    }
    const doubled = await page.evaluate(doubledIds);
    if (doubled.length > 0) problems.push(`has ids twice: ${doubled.join(', ')}`);
    if (await page.evaluate(isCovered)) problems.push('has something over it');
  } catch (problem) {
    problems.push(String(problem).split('\n', 1).join(''));
  } finally {
    await context.close();
  }
  return problems.map((problem) => `${id} ${problem}`);
}

/** Compares the words of the first story on a page with those of the story alone. */
async function sameAsStory(page: Page, address: string, story: string, problems: string[]): Promise<void> {
  const alone = await page.context().newPage();
  try {
    await alone.goto(`${address}iframe.html?viewMode=story&id=${story}`, { timeout: patience });
    const settledAlone = () => settledText(() => alone.evaluate(shownText, '#storybook-root'));
    let expected = await settledAlone();
    // A frame may have come later than its page. A screen says other words in a window as narrow as that.
    const framed = page.frames().find((frame) => frame.url().includes(`id=${story}`));
    if (framed) {
      await alone.setViewportSize({ width: await framed.evaluate(() => innerWidth), height: 900 });
      expected = await settledAlone();
    }
    const shown = framed
      ? await settledText(() => framed.evaluate(shownText, '#storybook-root'))
      : await settledText(() => page.evaluate(shownText, `#story--${story}-inner`));
    if (shown !== expected)
      problems.push(`shows "${shown.slice(0, 120)}" as ${story}, which is "${expected.slice(0, 120)}"`);
  } finally {
    await alone.close();
  }
}

/** The words of something that is still rendered: read until they stay for longer than a second, after which some change. */
async function settledText(read: () => Promise<string>): Promise<string> {
  let before = '';
  for (const until = Date.now() + patience; Date.now() < until;) {
    const now = await read();
    if (now !== '' && now === before) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1100));
  }
  return before;
}
