import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../server/content/problems.ts';
import { articleWith, cleanFacts } from './testing/articleWith.ts';
import { checkArticles } from './checkArticles.ts';

const placed = ({ line, column, message }: Problem) => `${line}:${column} ${message}`;

describe('checkArticles', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'certcrest-articles-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const write = (name: string, file: string) => writeFileSync(join(dir, name), file);
  const habitsOf = (text: string) => (text.includes('whoever') ? ['"whoever" is a habit of wording'] : []);
  const check = () => checkArticles(dir, new Set(['administrator']), habitsOf);

  /** The problems of one article, by line and column. */
  async function problemsOf(text: string): Promise<string[]> {
    write('flows.md', articleWith({ text }));
    return (await check()).problems.map(placed);
  }

  it.each([
    ['[a](/nowhere)', '10:1 there is no page "/nowhere"'],
    ['a [b][c]\n\n[c]: http://example.com', '12:1 "http://example.com" is neither a page of the site nor https://…'],
    ['a <javascript:b>', '10:3 "javascript:b" is neither a page of the site nor https://…'],
    ['[a](/articles/nowhere)', '10:1 there is no page "/articles/nowhere"'],
    ['![a](/map.png)', '10:1 an article takes no image'],
    ['a <b>b</b>', '10:3 an article takes no html'],
    ['a[^1]\n\n[^1]: b', '10:2 an article takes no footnoteReference'],
    ['## a\n\n#### b', '12:1 headings are ## or ###'],
    ['### a', '10:1 ### takes a ## before it'],
    ['a\n\n- b who*ever* c', '12:3 "whoever" is a habit of wording'],
  ])('places what is wrong in %j', async (text, problem) => {
    expect((await problemsOf(text)).join('\n')).toContain(problem);
  });

  it('places what articles must not share, and exams that are not there', async () => {
    write('flows.md', articleWith());
    const facts = cleanFacts.replace('administrator', 'developer9').replace('Flows', 'To whoever asks');
    write('apex.md', articleWith({ facts }));
    const { problems } = await check();
    expect(problems.map(placed)).toEqual([
      '2:8 "whoever" is a habit of wording',
      '4:11 position 1 is that of flows.md, too',
      '6:5 there is no exam "developer9"',
      '4:11 position 1 is that of apex.md, too',
    ]);
  });
});
