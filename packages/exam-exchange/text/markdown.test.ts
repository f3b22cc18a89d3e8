import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../host.ts';
import { contentText } from '../testing/arbitraries.ts';
import { tidy } from './contentText.ts';
import { fromMarkdown, lineToMarkdown, toMarkdown } from './markdown.ts';

const read = (markdown: string) => fromMarkdown(parseMarkdown(markdown).children);
const indented = (markdown: string, first: string, rest: string) =>
  markdown
    .split('\n')
    .map((line, at) => (at === 0 ? first : rest) + line)
    .join('\n');

describe('Markdown', () => {
  it.each([
    ['folded lines', 'One\ntwo', 'One two'],
    ['breaks', 'One\\\ntwo  \nthree<br>four', 'One\ntwo\nthree\nfour'],
    ['paragraphs', 'One\n\n\n\nTwo', 'One\n\nTwo'],
    ['emphasis', 'A **bold** *word* and ~~more~~', 'A bold word and more'],
    [
      'code',
      'Use `a  b` or ``c``:\n```apex\nif (a)\n    b();\n```\nWhat?',
      'Use `a  b` or `c`:\n```apex\nif (a)\n    b();\n```\nWhat?',
    ],
    ['code on two lines', 'Use `a\nb`.', 'Use `a b`.'],
    ['code that is indented', 'Given:\n\n    a;\n    b;', 'Given:\n\n```\na;\nb;\n```'],
    ['lists', 'Given:\n\n* a\n* b\n\n1. c\n2. d', 'Given:\n\n- a\n- b\n\n1. c\n2. d'],
    ['signs', '1 \\* 2 &lt; 3', '1 * 2 < 3'],
    [
      'addresses',
      'See https://a.example/b_c_d or <https://b.example>.',
      'See https://a.example/b_c_d or https://b.example.',
    ],
    ['comments', 'a <!-- b --> c', 'a c'],
  ])('reads %s', (_, markdown, text) => {
    expect(tidy(read(markdown).text)).toBe(text);
  });

  it('finds links and keeps their words', () => {
    expect(read('See [the `docs`](https://a.example), or https://b.example')).toMatchObject({
      text: 'See the `docs`, or https://b.example',
      links: [{ title: 'the `docs`', url: 'https://a.example' }],
    });
  });

  it('names what can not be said', () => {
    const markdown = '![Org chart](a.png) ![](b.png) <sup>2</sup> ``a`b``\n\n| a | b |\n| - | - |\n| c | d |';
    const { text, lost } = read(markdown);
    expect(tidy(text)).toBe("<sup>2</sup> `a'b`\n\na b\nc d");
    expect(lost).toEqual([
      'the picture "Org chart"',
      'the picture "b.png"',
      'HTML, which the site shows as it is written',
      'backticks within code',
      'the lines of a table',
    ]);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(contentText, (text) => {
        expect(tidy(read(toMarkdown(text)).text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('reads what it writes in quotes and in lists', () => {
    fc.assert(
      fc.property(contentText, (text) => {
        const markdown = indented(toMarkdown(text), '> ', '> ');
        expect(tidy(read(markdown).text)).toBe(text);
        const [list] = parseMarkdown(`- x\n\n${indented(markdown, '  ', '  ')}`).children;
        const quote = list?.type === 'list' ? list.children[0]?.children[1] : undefined;
        expect(tidy(fromMarkdown(quote ? [quote] : []).text)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('finds no links in what it writes', () => {
    fc.assert(
      fc.property(contentText, (text) => {
        expect(read(toMarkdown(text))).toMatchObject({ links: [], lost: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('reads the line that it writes', () => {
    const line = contentText.map((text) => text.replaceAll(/[`\n]+/g, ' ').trim()).filter((text) => text !== '');
    fc.assert(
      fc.property(line, (text) => {
        expect(tidy(read(`## ${lineToMarkdown(text)}`).text)).toBe(tidy(text));
        expect(read(`[${lineToMarkdown(text)}](https://a.example)`).links).toMatchObject([{ title: text }]);
      }),
      { numRuns: 200 },
    );
  });
});
