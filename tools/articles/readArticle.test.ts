import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../server/content/problems.ts';
import { articleWith, cleanFacts } from './articleWith.ts';
import { readArticle } from './readArticle.ts';

const read = (file: string) => readArticle(file, 'flows', 'flows.md');

function problemsIn(file: string): string[] {
  const reading = read(file);
  return 'problems' in reading ? reading.problems.map(formatProblem) : [];
}

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
        minutes: 1,
      },
      body: [
        { tag: 'h2', children: ['A'] },
        { tag: 'p', children: ['B “c”.'] },
      ],
    });
  });

  it('says how long reading takes', () => {
    expect(read(articleWith({ text: 'word '.repeat(1100) }))).toMatchObject({ article: { minutes: 5 } });
  });

  it.each([
    ['a wrong value', 'position: 1', 'position: first', 'flows.md:4:11 position takes a whole number'],
    ['a number out of range', 'position: 1', 'position: 0', 'flows.md:4:11 position takes a number from 1'],
    ['a missing fact', 'title: Flows\n', '', 'flows.md:2:1 title is missing'],
    ['an empty fact', 'title: Flows', 'title: ""', 'flows.md:2:8 title must not be empty'],
    ['an unknown fact', 'position: 1', 'position: 1\nauthor: x', 'flows.md:5:9 there is no "author" here'],
    ['a date that does not exist', '2026-11-21', '2026-02-30', 'flows.md:7:10 updated takes a date as 2026-11-21'],
    ['exams that are no list', 'exams:\n  - administrator', 'exams: administrator', 'flows.md:5:8 exams takes a list'],
    ['broken YAML', 'title: Flows', 'title: "Flows', 'Missing closing "quote'],
  ])('places %s', (_, from, to, problem) => {
    expect(cleanFacts).toContain(from);
    expect(problemsIn(articleWith({ facts: cleanFacts.replace(from, to) })).join('\n')).toContain(problem);
  });
});
