import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentText } from '../testing/arbitraries.ts';
import { tidy } from './contentText.ts';
import { looksLikeHtml, readHtml } from './html.ts';
import { fromMarkup, toMarkup } from './markup.ts';

const read = (html: string) => fromMarkup(readHtml(html));

describe('markup', () => {
  it.each([
    ['paragraphs', '<p>One.</p>\n<p>Two.</p>', 'One.\n\nTwo.'],
    ['lines', 'One<br>two<BR/>three', 'One\ntwo\nthree'],
    ['emphasis', 'A <b>bold</b> <em>word</em>', 'A bold word'],
    ['code in a line', 'Use <code>a &lt; b</code>.', 'Use `a < b`.'],
    ['a block of code', '<p>Given:</p><pre>if (a)\n  b();\n</pre>What?', 'Given:\n\n```\nif (a)\n  b();\n```\nWhat?'],
    ['a block with its language', '<pre><code class="hljs language-apex">a;</code></pre>', '```apex\na;\n```'],
    ['a block with lines and colours', '<pre><span class="k">if</span> (a)<br>b</pre>', '```\nif (a)\nb\n```'],
    ['lists', '<ul><li>a</li><li>b</li></ul><ol><li>c<li>d</ol>', '- a\n- b\n\n1. c\n2. d'],
    ['source lines', '<p>\n  One\n  two\n</p>', 'One two'],
    ['entities', 'caf&eacute; &#8211; &#x41; &unknown;', 'café – A &unknown;'],
    ['a paragraph that is left open', '<p>One<p>Two', 'One\n\nTwo'],
    ['an end without a beginning', 'One</b> two</div>', 'One two'],
    ['what only looks like a tag', 'if a < b and List<Case> > c', 'if a < b and List<Case> > c'],
    ['comments', 'a<!-- <b>x</b> -->b', 'ab'],
    ['a comment without an end', 'a <!-- b', 'a <!-- b'],
    ['scripts', 'a<script>alert(1)</script>b', 'ab'],
  ])('reads %s', (_, html, text) => {
    expect(tidy(read(html).text)).toBe(text);
  });

  it('finds links and keeps their words', () => {
    expect(read('See <a class="x" href="https://a.example/?a=1&amp;b=2">the <b>docs</b></a>.')).toMatchObject({
      text: 'See the docs.',
      links: [{ title: 'the docs', url: 'https://a.example/?a=1&b=2' }],
    });
  });

  it('names what can not be said', () => {
    const html =
      '<img src="a.png"><img alt="Org chart" src="b.png">x<sup>2</sup><table><tr><td>a</td><td>b</td></tr></table>';
    const { text, lost } = read(html);
    expect(tidy(text)).toBe('x2\n\na b');
    expect(lost).toEqual(['the picture "a.png"', 'the picture "Org chart"', 'the superscript', 'the lines of a table']);
  });

  it('puts other quotes where code has backticks of its own', () => {
    expect(read('<code>a`b</code>')).toEqual({ text: "`a'b`", links: [], lost: ['backticks within code'] });
  });

  it.each([
    ['<p>a', true],
    ['a &amp; b', true],
    ['List<Case> & a < b', false],
  ])('knows whether %s is HTML', (text, isHtml) => {
    expect(looksLikeHtml(text)).toBe(isHtml);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(contentText, (text) => {
        expect(tidy(read(toMarkup(text)).text)).toBe(text);
        expect(tidy(read(`<div>${toMarkup(text)}</div>`).text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('reads anything', () => {
    const unit = fc.constantFrom(
      '<',
      '>',
      '/',
      'p',
      'pre',
      'a href="',
      '"',
      "'",
      '=',
      ' ',
      '!--',
      '-->',
      '&',
      '#',
      ';',
      'x',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (html) => {
        expect(typeof read(html).text).toBe('string');
      }),
    );
  });
});
