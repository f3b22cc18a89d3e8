import { describe, expect, it } from 'vitest';
import type { ProseNode } from '../../domain/articles/types.ts';
import { parseMarkdown } from './markdown.ts';
import { proseOf } from './proseOf.ts';

const read = (text: string) => proseOf(parseMarkdown(text));
const p = (...children: ProseNode[]): ProseNode => ({ tag: 'p', children });

describe('proseOf', () => {
  it.each<[string, string, ProseNode[]]>([
    ['paragraphs', 'One\nline.\n\nAnother.', [p('One line.'), p('Another.')]],
    [
      'headings',
      '## A\n\n### B',
      [
        { tag: 'h2', children: ['A'] },
        { tag: 'h3', children: ['B'] },
      ],
    ],
    [
      'headings that are too high or too low',
      '# A\n\n#### B',
      [
        { tag: 'h2', children: ['A'] },
        { tag: 'h3', children: ['B'] },
      ],
    ],
    [
      'what runs on in a line',
      '**a** *b*\n~~c~~ `d  e`',
      [
        p(
          { tag: 'strong', children: ['a'] },
          ' ',
          { tag: 'em', children: ['b'] },
          ' ',
          { tag: 'del', children: ['c'] },
          ' ',
          { tag: 'code', children: ['d e'] },
        ),
      ],
    ],
    ['line breaks', 'a\\\nb', [p('a', { tag: 'br' }, 'b')]],
    [
      'lists in lists',
      '- a\n  - b\n- c',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['a', { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] }] },
            { tag: 'li', children: ['c'] },
          ],
        },
      ],
    ],
    ['lists that begin later', '3. a', [{ tag: 'ol', start: 3, children: [{ tag: 'li', children: ['a'] }] }]],
    ['quotes', '> a', [{ tag: 'blockquote', children: [p('a')] }]],
    ['code as it is written', '```apex\nif (a)\n  b();\n\n```', [{ tag: 'pre', children: ['if (a)\n  b();\n'] }]],
    ['rules', 'a\n\n---', [p('a'), { tag: 'hr' }]],
    [
      'links',
      '[a](/articles) [b][c]\n\n[c]: https://example.com/?x=1',
      [
        p({ tag: 'a', href: '/articles', children: ['a'] }, ' ', {
          tag: 'a',
          href: 'https://example.com/?x=1',
          children: ['b'],
        }),
      ],
    ],
    ['pictures of the site', '![A map](/map.png)', [p({ tag: 'img', src: '/map.png', alt: 'A map' })]],
    [
      'tables',
      '| a | b |\n| --- | ---: |\n| c | |',
      [
        {
          tag: 'table',
          children: [
            {
              tag: 'thead',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'th', children: ['a'] },
                    { tag: 'th', align: 'right', children: ['b'] },
                  ],
                },
              ],
            },
            {
              tag: 'tbody',
              children: [
                {
                  tag: 'tr',
                  children: [
                    { tag: 'td', children: ['c'] },
                    { tag: 'td', align: 'right', children: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    ],
    ['words without the HTML around them', 'a <b onclick="x()">b</b> <!-- c --> d', [p('a b d')]],
    ['only the words of a link that leads nowhere', '[a](javascript:b) [c](http://d)', [p('a c')]],
    ['only the words of a picture from elsewhere', '![a](https://example.com/b.png)', [p('a')]],
  ])('keeps %s', (_, text, prose) => {
    expect(read(text)).toEqual(prose);
  });
});
