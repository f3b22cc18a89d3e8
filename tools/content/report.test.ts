import { describe, expect, it } from 'vitest';
import { questionFile } from '../../tests/harness/content.ts';
import { report } from './import.ts';

const question = questionFile({ id: 'adm-1' });
const done = 'imported into a.yaml';

describe('report', () => {
  it('says only the sum where all is well', () => {
    expect(report('a.csv', [{ place: ':2:1', question, notes: [] }], [], done)).toEqual([
      '1 question imported into a.yaml.',
    ]);
  });

  it('names each item with its place, and counts what is missing', () => {
    const bare = { ...question, references: [], answers: question.answers.map((one) => ({ ...one, explanation: '' })) };
    const items = [
      { place: ':2:1', question: bare, notes: ['one thing', 'another'] },
      { place: ':3:1', reason: 'a matching question' },
    ];
    expect(report('a.csv', items, ['The file has something.'], done)).toEqual([
      'The file has something.',
      'a.csv:2:1 adm-1: one thing; another',
      'a.csv:3:1 left out: a matching question',
      '1 question imported into a.yaml, 1 left out.',
      '2 explanations and 1 reference still to be written: npm run content:check names the places, and until then these questions are drafts, which the site leaves out.',
    ]);
  });

  it('prints no words of a file that a screen would obey', () => {
    const [line] = report('a.csv', [{ place: ':3:1', reason: `a\u001B[2J\n${'b'.repeat(2000)}` }], [], done);
    expect(line).toBe(`a.csv:3:1 left out: a [2J ${'b'.repeat(974)} …`);
  });
});
