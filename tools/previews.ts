/**
 * Renders the pictures that link previews show, `public/previews/*.png`: `npm run previews`, after a build, whenever an
 * exam, an emblem or the look has changed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeText } from 'entities';
import { chromium } from 'playwright';
import { certcrest } from '../tokens/certcrest.ts';
import { browserArgs, browserPath } from '../tests/browser/browser.ts';
import { previewSize } from '../domain/previewPicture.ts';
import { site } from './build/site.ts';
import { readExams } from './prerender/pages.ts';

const { light } = certcrest.colors;
const folder = join(site.root, 'public/previews');

const read = (path: string) => readFileSync(join(site.root, path));
const contours = read('src/components/base/Contours/contours.svg').toString('base64');

const font = (family: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${read(`node_modules/@fontsource-variable/${file}`).toString('base64')})}`;

const pageOf = (title: string, text: string, emblem = '') => `<!doctype html><style>
${font('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${font('Text', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
*{box-sizing:border-box;margin:0}
body{width:${previewSize.width}px;height:${previewSize.height}px;position:relative;overflow:hidden;background:${light['night.main']};color:${light['night.contrastText']};
display:grid;grid-template-rows:auto 1fr;padding:72px 80px;font:400 34px/1.4 Text}
.lines{position:absolute;inset:0;background:${light['contour.night']};mask:url(data:image/svg+xml;base64,${contours}) center/cover no-repeat}
header,main{position:relative}
header{display:flex;align-items:center;gap:18px;font:700 36px/1 Display;letter-spacing:-.02em}
main{align-self:end;display:grid;gap:28px}
main svg{width:128px;height:128px}
h1{font:680 76px/1.06 Display;letter-spacing:-.02em;max-width:18ch;text-wrap:balance}
p{color:${light['night.soft']};max-width:44ch}
</style><div class="lines"></div>
<header><svg width="54" height="54" viewBox="0 0 30 30"><path fill="${light['night.action']}" d="M2 25 11.5 7l4.5 8.2L18.6 11 28 25Z"/><path fill="${light['secondary.main']}" d="m11.5 7 3 5.4-2 2.2-1.6-1.7-2 2Z"/></svg>CertCrest</header>
<main>${emblem}<h1>${escapeText(title)}</h1><p>${escapeText(text)}</p></main>`;

/** The exam's emblem as SVG, from its built page. */
function emblemOf(slug: string): string {
  const emblem = /<svg[^>]* viewBox="0 0 56 56".*?<\/svg>/s.exec(
    read(`dist/pages/certifications/${slug}.html`).toString(),
  )?.[0];
  if (emblem === undefined) throw new Error(`The page of ${slug} has no emblem.`);
  return emblem;
}

const exams = await readExams(join(site.root, 'content/exams'));
const examText = 'Practice questions in the proportions of the official guide. Every answer explained.';
const pages = {
  certcrest: pageOf(
    'Know the terrain before exam day',
    'Practice for Salesforce certification exams. Every answer explained.',
  ),
  ...Object.fromEntries(exams.map(({ slug, name }) => [slug, pageOf(name, examText, emblemOf(slug))])),
};

mkdirSync(folder, { recursive: true });
await using browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const page = await browser.newPage({ viewport: previewSize });
for (const [name, html] of Object.entries(pages)) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
console.log(`${Object.keys(pages).length} previews are in public/previews.`);
