import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LogLevel } from 'vite';
import type { ExamSummary } from '../../contract/exams.ts';
import type { ExamFile } from '../../server/content/examFile.ts';
import { drawnWithElement, type DrawnWith } from '../../src/app/drawnWith.ts';
import { inlineScript } from '../build/inlineScript.ts';
import type { Site } from '../build/site.ts';
import { type Page, pagesOf, readExams } from './pages.ts';
import { previewTags } from './previewTags.ts';
import { buildRenderer } from './renderer.ts';
import { readArticles } from './readArticles.ts';
import { robots, sitemap } from './sitemap.ts';
import { structuredData } from './structuredData.ts';
import { paintFirst, readTemplate, scriptPreloads, type Template } from './template.ts';
import type { DrawnPage } from './drawPage.tsx';

/** The page without content, for addresses that only one reader can have drawn. */
const SHELL = 'app.html';

/**
 * Draws every public page of a built site as HTML into `dist/pages`, with the texts that search engines ask for. The
 * server fills in what depends on where it runs.
 */
export async function prerender({ root, dist }: Site, logLevel: LogLevel): Promise<void> {
  const exams = await readExams(join(root, 'content/exams'));
  const teachings = { exams, articles: readArticles(join(root, 'content/articles')) };
  const pages = pagesOf(exams);
  const template = readTemplate(dist);
  const afterPaint = await inlineScript('src/app/early/afterPaintScript.ts');
  const { drawPage, visitorsExamList } = await buildRenderer(root, logLevel);
  const drawnWith: DrawnWith = { [visitorsExamList]: exams.map(asVisitorsSeeIt) };

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(dist, 'pages', file)), { recursive: true });
    writeFileSync(join(dist, 'pages', file), text);
  }

  write(SHELL, fill(template, '', ''));
  for (const page of pages) {
    const drawn = await drawPage(page.path, drawnWith);
    write(
      page.file,
      paintFirst(wholePage(template, page, drawn, drawnWith, structuredData(page, teachings)), afterPaint),
    );
  }
  write('sitemap.xml', sitemap(pages));
  write('robots.txt', robots());
  // The pages have taken its place.
  rmSync(join(dist, 'index.html'));
}

function wholePage(
  template: Template,
  page: Page,
  drawn: DrawnPage,
  drawnWith: DrawnWith,
  data: ReturnType<typeof structuredData>,
): string {
  const unstyled = /<[^>]* style="[^>]*>/.exec(drawn.body);
  if (unstyled) throw new Error(`${page.path} has a style attribute, which its content policy forbids: ${unstyled[0]}`);
  const head = [
    drawn.head,
    previewTags(page, drawn.head),
    drawn.styles,
    scriptPreloads(template, page.screen),
    data ? dataElement(data, 'type="application/ld+json"') : '',
  ].join('');
  const drawnWithData = dataElement(drawnWith, `type="application/json" id="${drawnWithElement}"`);
  return fill(template, head, drawn.body, drawnWithData);
}

function fill({ html }: Template, head: string, body: string, data = ''): string {
  return html
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`);
}

/** JSON inside an element: no text of it can end the element. */
const dataElement = (data: unknown, attributes: string): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const asVisitorsSeeIt = ({ slug, name, description, price }: ExamFile): ExamSummary => ({
  id: slug,
  name,
  description,
  link: slug,
  price,
  bought: false,
  in_cart: false,
});
