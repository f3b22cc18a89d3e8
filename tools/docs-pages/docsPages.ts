/**
 * Opens every page of documentation in the built catalog and names what is wrong with it:
 *
 *     npm run build-storybook && npm run test:docs [-- TEXT]
 *
 * With a text only the pages whose id contains it. A page has nothing over it, nothing in the console, no id twice, shows as
 * Default what the story alone shows, and hands out code that can be copied, unless it is a screen's. What it says is in the
 * manifest for machines.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import { command } from '../command.ts';
import { site } from '../build/site.ts';
import { describe } from '../catalog/describe.ts';
import { readCatalog } from '../catalog/readCatalog.ts';
import { isOfScreen } from '../../.storybook/isOfScreen.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { catalogFolder, withCatalog } from '../servedCatalog.ts';
import { codeProblems } from './codeProblems.ts';
import { doubledIds, isCovered, isFinished, shownCode, shownText } from './inPage.ts';

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
  const firstOf = (page: Entry) => all.find(({ type, title }) => type === 'story' && title === page.title);
  const found = await withCatalog(async (address) => {
    const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
    const limit = pLimit(Math.ceil(availableParallelism() * 1.5));
    try {
      return await Promise.all(pages.map((page) => limit(() => told(browser, address, page, firstOf(page)))));
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
async function problemsOf(
  browser: Browser,
  address: string,
  { id, title }: Entry,
  story: Entry | undefined,
): Promise<string[]> {
  // Of its own each, as stories write into the browser's storage.
  const [page, alone] = [await openWindow(browser), await openWindow(browser)];
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`throws ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`says in the console: ${message.text().slice(0, 200)}`);
  });
  try {
    await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`, { timeout: patience });
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: patience });
    if (story) {
      // What another story says after its play may depend on how long that took.
      if (story.id.endsWith('--default')) await sameAsStory(page, alone, address, story.id, problems);
      // An app can't import a screen.
      if (!isOfScreen({ title })) problems.push(...codeProblems(await settledText(() => page.evaluate(shownCode))));
    }
    const doubled = await page.evaluate(doubledIds);
    if (doubled.length > 0) problems.push(`has ids twice: ${doubled.join(', ')}`);
    if (await page.evaluate(isCovered)) problems.push('has something over it');
  } catch (problem) {
    problems.push(String(problem).split('\n', 1).join(''));
  } finally {
    await page.context().close();
    await alone.context().close();
  }
  return problems.map((problem) => `${id} ${problem}`);
}

/** A window of a browser that shares nothing with the others. */
async function openWindow(browser: Browser): Promise<Page> {
  // Below a breakpoint of the theme, and its column above the one before: what they show depends on both alike.
  const viewport = { width: 899, height: 900 };
  return (await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' })).newPage();
}

/** Compares the words of the first story on a page with those of the story alone. */
async function sameAsStory(page: Page, alone: Page, address: string, story: string, problems: string[]): Promise<void> {
  const [frame, inline] = [page.locator(`#iframe--${story}`), page.locator(`#story--${story}-inner`)];
  await frame.or(inline).waitFor({ timeout: patience });
  const framed = await (await frame.elementHandles())[0]?.contentFrame();
  // It says other words where it has more room.
  const width = framed
    ? await framed.evaluate(() => innerWidth)
    : await inline.evaluate(({ clientWidth }) => clientWidth);
  await alone.setViewportSize({ width, height: 900 });
  await alone.goto(`${address}iframe.html?viewMode=story&id=${story}`, { timeout: patience });
  const expected = await wordsOf(alone.mainFrame());
  // What is far down may not be laid out yet.
  if (!framed) await inline.scrollIntoViewIfNeeded();
  const shown = framed
    ? await wordsOf(framed)
    : await settledText(() => page.evaluate(shownText, `#story--${story}-inner`));
  if (shown === expected) return;
  const [has, should] = [shown.split(' '), expected.split(' ')];
  const from = should.findIndex((word, index) => word !== has[index]);
  const around = (words: readonly string[]) => words.slice(Math.max(0, from - 5), from + 15).join(' ');
  problems.push(`shows "${around(has)}" in ${story}, which is "${around(should)}"`);
}

/** The words of a story that has a window or a frame for itself, once it was played. */
async function wordsOf(window: Frame): Promise<string> {
  await window.waitForFunction(isFinished, undefined, { timeout: patience });
  return settledText(() => window.evaluate(shownText, '#storybook-root'));
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
