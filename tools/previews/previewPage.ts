import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { light } from '../../src/theme/tokens.ts';

/** Size of a preview in pixels, as link previews ask for it. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** What one preview shows. */
export interface Preview {
  /** Name of its file, without the ending. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The exam's emblem as SVG; the site's own preview has none. */
  readonly emblem?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const base64 = (path: string) => readFileSync(join(root, path)).toString('base64');

const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${base64(`node_modules/@fontsource-variable/${file}`)})}`;

/** A page that looks like the preview. `contours` are the lines behind it, as SVG. */
export function previewPage({ title, text, emblem = '' }: Preview, contours: string): string {
  return `<!doctype html><style>
${face('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${face('Text', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
*{box-sizing:border-box;margin:0}
body{width:${PREVIEW.width}px;height:${PREVIEW.height}px;position:relative;overflow:hidden;background:${light.night};color:${light.onNight};
display:grid;grid-template-rows:auto 1fr;padding:72px 80px;font:400 34px/1.4 Text}
.lines{position:absolute;inset:0;background:${light.contour};mask:url(data:image/svg+xml;base64,${Buffer.from(contours).toString('base64')}) center/cover no-repeat}
header,main{position:relative}
header{display:flex;align-items:center;gap:18px;font:700 36px/1 Display;letter-spacing:-.02em}
main{align-self:end;display:grid;gap:28px}
main svg{width:128px;height:128px}
h1{font:680 76px/1.06 Display;letter-spacing:-.02em;max-width:18ch;text-wrap:balance}
p{color:${light.onNightSoft};max-width:44ch}
</style><div class="lines"></div>
<header><svg width="54" height="54" viewBox="0 0 30 30"><path fill="${light.actionOnNight}" d="M2 25 11.5 7l4.5 8.2L18.6 11 28 25Z"/><path fill="${light.amber}" d="m11.5 7 3 5.4-2 2.2-1.6-1.7-2 2Z"/></svg>CertCrest</header>
<main>${emblem}<h1>${escape(title)}</h1><p>${escape(text)}</p></main>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
