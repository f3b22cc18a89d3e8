import { describe, expect, it } from 'vitest';
import { questionFile } from '../../tests/harness/content.ts';
import { report } from './report.ts';

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

  it('says once what many items share, with their count and the first places', () => {
    const left = Array.from({ length: 809 }, (_, at) => ({ place: `:${at + 2}:1`, reason: 'it names no section' }));
    const lossy = ['a', 'b', 'c'].map((id, at) => ({
      place: ` ${id}.xml`,
      question: { ...question, id },
      notes: ['its section is unknown', ...(at === 1 ? ['a picture'] : [])],
    }));
    expect(report('a.csv', [...left, ...lossy], [], done).slice(0, -1)).toEqual([
      'a.csv:2:1 and 808 more (:3:1 :4:1 :5:1 :6:1 …): left out: it names no section',
      'a.csv a.xml and 2 more (b.xml c.xml): its section is unknown',
      'a.csv b.xml b: a picture',
    ]);
  });

  it('prints no words of a file that a screen would obey', () => {
    const [line] = report('a.csv', [{ place: ':3:1', reason: `a\u001B[2J\n${'b'.repeat(2000)}` }], [], done);
    expect(line).toBe(`a.csv:3:1 left out: a [2J ${'b'.repeat(974)} …`);
  });
});
