import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeText } from 'entities';

/** The same change, seen in one picture or in many. */
interface Change {
  readonly names: readonly string[];
  readonly kind: string;
}

/** What changed of the pictures below a folder: components before the screens that show them, equal changes once. */
function changesIn(report: string): Change[] {
  const pictures = new Set(['before', 'after'].flatMap((side) => globSync('**/*.png', { cwd: join(report, side) })));
  const names = [...pictures].map((picture) => picture.replaceAll('\\', '/')).toSorted();
  const alike = Map.groupBy(names, (name) => {
    const hash = createHash('sha256');
    for (const side of ['before', 'after']) {
      const file = join(report, side, name);
      hash.update(existsSync(file) ? readFileSync(file) : side);
    }
    return hash.digest('hex');
  });
  return [...alike.values()].map((all) => {
    const [was, is] = ['before', 'after'].map((side) => existsSync(join(report, side, all[0] ?? '')));
    return { names: all, kind: was && is ? 'changed' : is ? 'new' : 'gone' };
  });
}

const picture = (side: string, name: string) =>
  `<figure><figcaption>${side}</figcaption><img loading="lazy" src="${encodeURI(`${side}/${name}`)}" alt=""></figure>`;

/** Black where both are alike; the smallest difference of a color is bright. */
const difference = (name: string) =>
  `<figure><figcaption>difference</figcaption><div class="difference">${['before', 'after']
    .map((side) => `<img loading="lazy" src="${encodeURI(`${side}/${name}`)}" alt="">`)
    .join('')}</div></figure>`;

function section({ names: [first = '', ...others], kind }: Change): string {
  const sides = { changed: ['before', 'after'], new: ['after'], gone: ['before'] }[kind] ?? [];
  const pictures = [...sides.map((side) => picture(side, first)), ...(kind === 'changed' ? [difference(first)] : [])];
  const same = others.map((name) => `<li>${escapeText(name)}</li>`).join('');
  return `<section><h2 tabindex="0">${escapeText(first)}: ${kind}</h2>${
    others.length > 0
      ? `<details><summary>and the same in ${others.length} more</summary><ul>${same}</ul></details>`
      : ''
  }<div class="pictures">${pictures.join('')}</div></section>`;
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
    const sides = ['before', 'after'].map((side) => join('failed', side));
    const shown = sides.filter((side) => existsSync(join(report, side, `${name}.png`)));
    return `<section><h2 tabindex="0">${escapeText(name)}: failed</h2><div class="pictures">${shown
      .map((side) => picture(side, `${name}.png`))
      .join('')}</div></section>`;
  });
  const file = join(report, 'index.html');
  const body = [...failures, ...changesIn(report).map(section)].join('\n');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style>
<h1>Looks</h1><p>${escapeText(heading)}</p>
${body}`,
  );
  return file;
}
