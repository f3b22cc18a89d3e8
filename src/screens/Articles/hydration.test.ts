// @vitest-environment jsdom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleBodies } from '../../articles/types.ts';
import { paths } from '../../app/paths.ts';
import { examListKey } from '../../data/exams/examList.ts';
import { articleBodies, articleList } from '../../mocks/fixtures/articles.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { ArticleBrowser } from './ArticleBrowser.tsx';
import { createTexts, type ArticleTexts } from './articleTexts.ts';

/** What React says where one process draws for the server and the browser, as only a test does. */
const bothHalves = 'Detected multiple renderers';

/** What every page is drawn with; nothing is read anew. */
const reading = { fallback: { [unstable_serialize(examListKey(undefined))]: examList }, revalidateOnMount: false };

const pageAt = (address: string, texts: ArticleTexts) =>
  createElement(
    MemoryRouter,
    { initialEntries: [address] },
    createElement(SWRConfig, { value: reading }, createElement(ArticleBrowser, { articles: articleList, texts })),
  );

/** The page as the build draws it for everybody. */
async function drawnPage(): Promise<string> {
  const texts = createTexts(async () => articleBodies);
  texts.load();
  const { prelude } = await prerender(pageAt(paths.articles.href(), texts));
  const html = await new Response(prelude).text();
  // The next drawing takes back the contexts of this one, which is only for tests to see.
  await prerender(null);
  return html;
}

describe('a page of articles that the build has drawn', () => {
  let root: Root | undefined;
  let faults: unknown[];
  let bringTexts: (bodies: ArticleBodies) => void;
  let isAsked: boolean;

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    window.scrollBy = () => {};
    Element.prototype.scrollIntoView = () => {};
    faults = [];
    isAsked = false;
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!String(words[0]).startsWith(bothHalves)) faults.push(words);
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await act(async () => root?.unmount());
    document.body.replaceChildren();
  });

  /** Lets React take over the page at an address; its texts come when the test brings them. */
  async function takeOver(address: string): Promise<void> {
    const { body } = new DOMParser().parseFromString(await drawnPage(), 'text/html');
    const main = document.createElement('main');
    main.append(...body.childNodes);
    document.body.append(main);
    const texts = createTexts(() => {
      isAsked = true;
      return new Promise((resolve) => (bringTexts = resolve));
    });
    await act(async () => {
      root = hydrateRoot(main, pageAt(address, texts), { onRecoverableError: (error) => faults.push(error) });
    });
  }
  const card = (slug: string) => document.getElementById(slug);
  const bodyOf = (slug: string) => card(slug)?.querySelector<HTMLElement>('[data-article-body]');
  const marks = (slug: string) => [...(bodyOf(slug)?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
  const press = (slug: string) => act(async () => card(slug)?.querySelector('button')?.click());

  it('holds every text, closed', async () => {
    const { body } = new DOMParser().parseFromString(await drawnPage(), 'text/html');
    const texts = [...body.querySelectorAll('[data-article-body]')];
    expect(texts.map((text) => text.hasAttribute('hidden'))).toEqual([true, true, true]);
    expect(texts.map((text) => text.textContent?.slice(0, 10))).toEqual(['An automat', 'A query in', 'Ten questi']);
    expect(body.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('is taken over without a word, and without asking for the texts', async () => {
    await takeOver('/articles');
    expect(faults).toEqual([]);
    expect(isAsked).toBe(false);
  });

  it('opens an article before its text has come, and keeps its elements when it has', async () => {
    await takeOver('/articles');
    const before = bodyOf('limits')?.querySelector('p');
    await press('limits');
    expect(isAsked).toBe(true);
    expect(bodyOf('limits')?.hidden).toBe(false);
    expect(before?.isConnected).toBe(true);
    await act(async () => bringTexts(articleBodies));
    expect(bodyOf('limits')?.querySelector('p')).toBe(before);
    expect(faults).toEqual([]);
  });

  it('applies an address with a search and an article, and marks the text when it has come', async () => {
    await takeOver('/articles?q=screen#habits');
    expect(bodyOf('habits')?.hidden).toBe(false);
    expect(bodyOf('habits')?.textContent).toContain('A screen flow can wait');
    expect(marks('habits')).toEqual([]);
    await act(async () => bringTexts(articleBodies));
    expect(marks('habits')).toEqual(['screen']);
    expect(card('limits')?.closest('li')?.hidden).toBe(true);
    expect(faults).toEqual([]);
  });

  it('survives opening another article while the texts are on their way', async () => {
    await takeOver('/articles?q=flow#habits');
    await press('flows');
    expect([bodyOf('flows')?.hidden, bodyOf('habits')?.hidden]).toEqual([false, true]);
    await act(async () => bringTexts(articleBodies));
    expect(marks('flows').length).toBeGreaterThan(1);
    expect(marks('habits')).toEqual([]);
    expect(faults).toEqual([]);
  });
});
