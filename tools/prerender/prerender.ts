import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Article } from '../../domain/articles/types.ts';
import { ContentError } from '../../server/content/problems.ts';
import { examRow } from '../../server/content/sync.ts';
import { summaryOf } from '../../server/exams/responses.ts';
import { prerenderedElement, type Prerendered } from '../../src/app/prerendered.ts';
import { readArticle } from '../articles/readArticle.ts';
import { fontPreloads } from '../build/fonts.ts';
import { inlineScript } from '../build/inlineScript.ts';
import { site } from '../build/site.ts';
import { pagesOf, readExams } from './pages.ts';
import { robots, sitemap } from './sitemap.ts';
import { structuredData } from './structuredData.ts';
import { readTemplate, scriptPreloads } from './template.ts';
import type * as Renderer from './renderPage.tsx';

/** The page without content, for addresses that only one reader can have rendered. */
const SHELL = 'app.html';

/**
 * Renders every public page of a built site to HTML into `dist/pages`, with the texts that search engines ask for. The
 * server fills in what depends on where it runs.
 */
export async function prerender(): Promise<void> {
  const { root, dist } = site;
  const exams = await readExams(join(root, 'content/exams'));
  const siteContent = { exams, articles: readArticles(join(root, 'content/articles')) };
  const pages = pagesOf(siteContent);
  const template = readTemplate(dist);
  const { renderPage, visitorsExamList } = await buildRenderer(root);
  const prerendered: Prerendered = { [visitorsExamList]: exams.map((exam) => summaryOf(examRow(exam, ''))) };

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(dist, 'pages', file)), { recursive: true });
    writeFileSync(join(dist, 'pages', file), text);
  }

  const fill = (head: string, root: string, afterRoot = '') =>
    template.html
      .replace('<!--head-->', () => fontPreloads(template.html) + head)
      .replace('<div id="root"></div>', () => `<div id="root">${root}</div>${afterRoot}`);

  const afterPaint = await inlineScript('src/app/scriptsAfterPaint.ts');
  const dataOfPage = dataElement(prerendered, `type="application/json" id="${prerenderedElement}"`);
  write(SHELL, fill(template.scripts, ''));
  for (const page of pages) {
    const { head, styles, body } = await renderPage(page.path, prerendered);
    const unstyled = /<[^>]* style="[^>]*>/.exec(body);
    if (unstyled)
      throw new Error(`${page.path} has a style attribute, which its content policy forbids: ${unstyled[0]}`);
    const data = structuredData(page, siteContent);
    const inHead = [head, styles, data ? dataElement(data, 'type="application/ld+json"') : ''].join('');
    const scripts = `<template id="scripts">${scriptPreloads(template, page.screen)}${template.scripts}</template>`;
    write(page.file, fill(inHead, body, `${dataOfPage}${scripts}<script>${afterPaint}</script>`));
  }
  write('sitemap.xml', sitemap(pages));
  write('robots.txt', robots());
  // The pages have taken its place.
  rmSync(join(dist, 'index.html'));
}

/** What pages say of the articles, in their order. Throws a `ContentError`. */
function readArticles(dir: string): Article[] {
  const articles = globSync('*.md', { cwd: dir }).map((file) => {
    const path = join(dir, file);
    const reading = readArticle(readFileSync(path, 'utf8'), basename(file, '.md'), path);
    if ('problems' in reading) throw new ContentError(reading.problems);
    return reading.article;
  });
  return articles.toSorted((a, b) => a.position - b.position);
}

/** Builds the site for Node. */
async function buildRenderer(root: string): Promise<typeof Renderer> {
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'tools/prerender/renderPage.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    // One React for everything, in its production form.
    ssr: { noExternal: true },
  });
  const renderer: typeof Renderer = await import(pathToFileURL(join(outDir, 'renderPage.js')).href);
  return renderer;
}

/** JSON inside an element: no text of it can end the element. */
const dataElement = (data: unknown, attributes: string): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
