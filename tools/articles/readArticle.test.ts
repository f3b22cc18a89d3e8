import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../server/content/problems.ts';
import { articleWith, cleanFacts } from './testing/articleWith.ts';
import { readArticle } from './readArticle.ts';

const read = (file: string) => readArticle(file, 'flows', 'flows.md');

describe('readArticle', () => {
  it('reads what a file says about itself, and its text', () => {
    expect(read(articleWith({ text: '## A\n\nB "c".' }))).toMatchObject({
      article: {
        slug: 'flows',
        title: 'Flows',
        description: 'What runs by itself.',
        position: 1,
        exams: ['administrator'],
        updated: '2026-11-21',
      },
      body: [
        { tag: 'h2', children: ['A'] },
        { tag: 'p', children: ['B “c”.'] },
      ],
    });
  });

  it.each([
    ['a wrong value', 'position: 1', 'position: first', 'flows.md:4:11 position takes a whole number'],
    ['a missing fact', 'title: Flows\n', '', 'flows.md:2:1 title is missing'],
    ['an unknown fact', 'position: 1', 'position: 1\nauthor: x', 'flows.md:5:9 there is no "author" here'],
    ['a date that does not exist', '2026-11-21', '2026-02-30', 'flows.md:7:10 updated takes a date as 2026-11-21'],
    ['broken YAML', 'title: Flows', 'title: "Flows', 'Missing closing "quote'],
  ])('places %s', (_, from, to, problem) => {
    const reading = read(articleWith({ facts: cleanFacts.replace(from, to) }));
    expect('problems' in reading && reading.problems.map(formatProblem).join('\n')).toContain(problem);
  });
});
