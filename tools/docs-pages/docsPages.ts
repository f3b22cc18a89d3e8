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
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { command } from '../command.ts';
import { site } from '../build/site.ts';
import { describe } from '../catalog/describe.ts';
import { readCatalog } from '../catalog/readCatalog.ts';
import { isOfScreen } from '../../.storybook/isOfScreen.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { catalogFolder, withCatalog } from '../servedCatalog.ts';
import { codeProblems } from './codeProblems.ts';
import { doubledIds, isCovered, isFinished, shownCode, wordsIn } from './inPage.ts';

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
  const problems: string[] = [];
  /** Says what is wrong as soon as it is known. */
  function add(found: readonly string[]): void {
    for (const problem of found) console.log(problem);
    problems.push(...found);
  }
  await withCatalog(async (address) => {
    const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
    const waiting = pages.values();
    const doubtful: Entry[] = [];
    // They keep the catalog's files, which each page would load again.
    const openContexts = async (): Promise<Contexts> => ({
      documented: await openContext(browser),
      alone: await openContext(browser),
    });
    async function openInTurn(): Promise<void> {
      const contexts = await openContexts();
      for (const page of waiting)
        if ((await problemsOf(contexts, address, page, firstOf(page))).length > 0) doubtful.push(page);
    }
    try {
      await Promise.all(Array.from({ length: Math.ceil(availableParallelism() * 1.5) }, openInTurn));
      // The pages beside it may have disturbed one: what is said is what is wrong with it alone.
      for (const page of doubtful) {
        const found = await problemsOf(await openContexts(), address, page, firstOf(page));
        if (found.length === 0) console.error(`${page.id} is as it should be the second time`);
        add(found);
      }
    } finally {
      await browser.close();
    }
  });
  add(manifestProblems());
  const count = problems.length;
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

/** A context for pages and another for stories alone, as stories write into the browser's storage. */
type Contexts = Readonly<Record<'documented' | 'alone', BrowserContext>>;

/** What is wrong with a page, each with its id in front. */
async function problemsOf(
  contexts: Contexts,
  address: string,
  { id, title }: Entry,
  story: Entry | undefined,
): Promise<string[]> {
  const [page, alone] = [await contexts.documented.newPage(), await contexts.alone.newPage()];
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
      if (!isOfScreen({ title })) problems.push(...codeProblems(await settledCode(page)));
    }
    const doubled = await page.evaluate(doubledIds);
    if (doubled.length > 0) problems.push(`has ids twice: ${doubled.join(', ')}`);
    if (await page.evaluate(isCovered)) problems.push('has something over it');
  } catch (problem) {
    problems.push(String(problem).split('\n', 1).join(''));
  } finally {
    await page.close();
    await alone.close();
  }
  return problems.map((problem) => `${id} ${problem}`);
}

/** A context as a designer has it, without motion. */
function openContext(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 1200, height: 900 };
  return browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
}

/** Compares the words of the first story on a page with those of the story alone. */
async function sameAsStory(page: Page, alone: Page, address: string, story: string, problems: string[]): Promise<void> {
  const [frame, inline] = [page.locator(`#iframe--${story}`), page.locator(`#story--${story}-inner`)];
  await frame.or(inline).waitFor({ timeout: patience });
  const framed = await (await frame.elementHandles())[0]?.contentFrame();
  // A screen renders other parts where it has more room.
  if (framed) await alone.setViewportSize({ width: await framed.evaluate(() => innerWidth), height: 900 });
  await alone.goto(`${address}iframe.html?viewMode=story&id=${story}`, { timeout: patience });
  await alone.waitForFunction(isFinished, undefined, { timeout: patience });
  const expected = await readUntil(
    () => alone.evaluate(wordsIn, '#storybook-root'),
    (now, before) => now === before,
  );
  const shown = await readUntil(
    () => (framed ? framed.evaluate(wordsIn, '#storybook-root') : page.evaluate(wordsIn, `#story--${story}-inner`)),
    (now) => now === expected,
  );
  if (shown === expected) return;
  const [has, should] = [shown.split(' '), expected.split(' ')];
  const from = should.findIndex((word, index) => word !== has[index]);
  const around = (words: readonly string[]) => words.slice(Math.max(0, from - 5), from + 15).join(' ');
  problems.push(`shows "${around(has)}" in ${story}, which is "${around(should)}"`);
}

/** The code of a page's first story, once it is formatted. */
function settledCode(page: Page): Promise<string> {
  return readUntil(
    () => page.evaluate(shownCode),
    (now, before) => now !== '' && now === before,
  );
}

/** Reads what is still rendered until it is right, given what was read a second before; returns what was read last. */
async function readUntil(
  read: () => Promise<string>,
  isRight: (now: string, before: string | undefined) => boolean,
): Promise<string> {
  let before: string | undefined;
  for (const until = Date.now() + patience; ;) {
    const now = await read();
    if (isRight(now, before) || Date.now() > until) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1100));
  }
}
