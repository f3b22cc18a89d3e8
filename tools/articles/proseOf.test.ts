import { expect, it } from 'vitest';
import type { ProseNode } from '../../domain/articles/types.ts';
import { parseMarkdown } from './markdown.ts';
import { proseOf } from './proseOf.ts';

/** Prose in a line, such as `a p[b]`. */
const lineOf = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, children, ...attributes } = { children: [], ...node };
      const named = [tag, ...Object.entries(attributes).map((pair) => pair.join('='))].join(' ');
      return `<${named}>${lineOf(children)}</>`;
    })
    .join('');

it.each([
  ['paragraphs', 'One\nline.\n\nAnother.', '<p>One line.</><p>Another.</>'],
  ['headings, none too high or too low', '# A\n\n## B\n\n#### C', '<h2>A</><h2>B</><h3>C</>'],
  ['emphasis and code', '**a** *b*\n~~c~~ `d  e`', '<p><strong>a</> <em>b</> <del>c</> <code>d e</></>'],
  ['line breaks', 'a\\\nb', '<p>a<br></>b</>'],
  ['lists in lists', '- a\n  - b\n- c', '<ul><li>a<ul><li>b</></></><li>c</></>'],
  ['lists that begin later', '3. a', '<ol start=3><li>a</></>'],
  ['quotes', '> a', '<blockquote><p>a</></>'],
  ['code as it is written', '```apex\nif (a)\n  b();\n\n```', '<pre>if (a)\n  b();\n</>'],
  ['rules', 'a\n\n---', '<p>a</><hr></>'],
  ['links', '[a](/b) [c][d]\n\n[d]: https://e.com/?x=1', '<p><a href=/b>a</> <a href=https://e.com/?x=1>c</></>'],
  ['pictures of the site', '![A map](/map.png)', '<p><img src=/map.png alt=A map></></>'],
  [
    'tables',
    '| a | b |\n| --- | ---: |\n| c | |',
    '<table><thead><tr><th>a</><th align=right>b</></></><tbody><tr><td>c</><td align=right></></></></>',
  ],
  ['words without the HTML around them', 'a <b onclick="x()">b</b> <!-- c --> d', '<p>a b d</>'],
  ['only the words of a link that leads nowhere', '[a](javascript:b) [c](http://d)', '<p>a c</>'],
  ['only the words of a picture from elsewhere', '![a](https://example.com/b.png)', '<p>a</>'],
])('keeps %s', (_, text, prose) => {
  expect(lineOf(proseOf(parseMarkdown(text)))).toBe(prose);
});
