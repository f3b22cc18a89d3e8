import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeText } from 'entities';

const sides = ['before', 'after'] as const;

/** Pictures of which both sides are the same bytes, together: one change, seen in one picture or in many. */
function changesIn(report: string): string[][] {
  const pictures = new Set(sides.flatMap((side) => globSync('**/*.png', { cwd: join(report, side) })));
  const names = [...pictures].map((picture) => picture.replaceAll('\\', '/')).toSorted();
  const alike = Map.groupBy(names, (name) => {
    const files = sides.map((side) => join(report, side, name));
    return files.map((file) => (existsSync(file) ? hash('sha256', readFileSync(file)) : '')).join();
  });
  return [...alike.values()];
}

const image = (path: string) => `<img loading="lazy" src="${encodeURI(path)}" alt="">`;

/** Pictures beside each other under a heading; `between` stands above them. */
const section = (heading: string, pictures: readonly (readonly [caption: string, html: string])[], between = '') =>
  `<section><h2 tabindex="0">${escapeText(heading)}</h2>${between}<div class="pictures">${pictures
    .map(([caption, html]) => `<figure><figcaption>${caption}</figcaption>${html}</figure>`)
    .join('')}</div></section>`;

function changeSection(report: string, [first = '', ...others]: readonly string[]): string {
  const shown = sides.filter((side) => existsSync(join(report, side, first)));
  const images = shown.map((side) => image(`${side}/${first}`));
  // Black where both are alike; the smallest difference of a color is bright.
  const difference = ['difference', `<div class="difference">${images.join('')}</div>`] as const;
  const kind = shown.length === 2 ? 'changed' : shown[0] === 'after' ? 'new' : 'gone';
  const same = others.map((name) => `<li>${escapeText(name)}</li>`).join('');
  return section(
    `${first}: ${kind}`,
    [...shown.map((side, at) => [side, images[at] ?? ''] as const), ...(kind === 'changed' ? [difference] : [])],
    same && `<details><summary>and the same in ${others.length} more</summary><ul>${same}</ul></details>`,
  );
}

const style = `body{margin:24px;font:16px/1.5 system-ui;color-scheme:light dark}
h2{font-size:18px;margin:32px 0 8px}figure{margin:0;min-width:0}figcaption{color:gray}
.pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;align-items:start}
img{max-width:100%;outline:1px solid gray}
.difference{position:relative;isolation:isolate;background:#000;filter:brightness(40)}
.difference img{display:block;outline:0}.difference img+img{position:absolute;inset:0;mix-blend-mode:difference}`;

/** Writes a page that shows what changed, and the stories that failed, from pictures beside it. Answers its path. */
export function writeReport(report: string, heading: string, failed: readonly string[]): string {
  const failures = failed.map((name) => {
    const shown = sides.filter((side) => existsSync(join(report, 'failed', side, `${name}.png`)));
    return section(
      `${name}: failed`,
      shown.map((side) => [side, image(`failed/${side}/${name}.png`)]),
    );
  });
  const file = join(report, 'index.html');
  const body = [...failures, ...changesIn(report).map((names) => changeSection(report, names))].join('\n');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style>
<h1>Looks</h1><p>${escapeText(heading)}</p>
${body}`,
  );
  return file;
}
