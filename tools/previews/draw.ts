/**
 * Draws the pictures that link previews show, `public/previews/*.png`: `npm run previews`, after a build, whenever an
 * exam, an emblem or the look has changed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, browserPath } from '../../tests/browser/browser.ts';
import { site } from '../build/site.ts';
import { readExams } from '../prerender/pages.ts';
import { type Preview, PREVIEW, previewPage } from './previewPage.ts';

/** An emblem as the exam's built page draws it. */
function emblemOf(slug: string): string {
  const html = readFileSync(join(site.dist, 'pages/certifications', `${slug}.html`), 'utf8');
  const emblem = /<svg[^>]* viewBox="0 0 56 56".*?<\/svg>/s.exec(html)?.[0];
  if (emblem === undefined) throw new Error(`The page of ${slug} has no emblem.`);
  return emblem;
}

const exams = await readExams(join(site.root, 'content/exams'));
const previews: Preview[] = [
  {
    name: 'certcrest',
    title: 'Walk into the exam knowing the ground',
    text: 'Practice for Salesforce certification exams. Every answer explained.',
  },
  ...exams.map(({ slug, name }) => ({
    name: slug,
    title: name,
    text: 'Practice questions in the proportions of the official guide. Every answer explained.',
    emblem: emblemOf(slug),
  })),
];

const contours = readFileSync(join(site.root, 'src/components/Contours/contours.svg'), 'utf8');
const folder = join(site.root, 'public/previews');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const page = await browser.newPage({ viewport: PREVIEW });
for (const preview of previews) {
  await page.setContent(previewPage(preview, contours));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${preview.name}.png`) });
}
await browser.close();
console.log(`${previews.length} previews are in public/previews.`);
