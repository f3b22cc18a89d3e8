import { describe, expect, it } from 'vitest';
import { accept } from '../accept.ts';
import { fixture, sourceOf } from '../testing/fixture.ts';
import { readCsv } from './readCsv.ts';

/** The letters of the correct answers of each question, or why it is left out. */
async function keysOf(source: ReturnType<typeof sourceOf>) {
  const { items } = await readCsv(source);
  return items.map((item) => {
    const accepted = 'question' in item ? accept(item) : item;
    if (!('question' in accepted)) return `${accepted.place} ${accepted.reason}`;
    return accepted.question.answers.flatMap(({ correct }, at) => (correct ? 'ABCDEF'.charAt(at) : [])).join('');
  });
}

const table = (...lines: string[]) => keysOf(sourceOf(lines.join('\n')));
const stated = 'call the column correct_text or correct_position';

describe('the correct answers of a table', () => {
  it('are neither texts nor numbers where both readings are possible and differ', async () => {
    expect(await keysOf(fixture('csv/numbers.csv'))).toEqual([
      'B',
      'B',
      'B',
      'D',
      `:6:1 the correct answer "a" is the text of B and the place of A: ${stated}`,
    ]);
    expect(await table('question,a,b,c,correct', 'How many?,3,1,2,2')).toEqual([
      `:2:1 the correct answer "2" is the text of C and the place of B: ${stated}`,
    ]);
    expect(await table('question,a,b,c,correct', 'How many?,3,1,2,1; 2')).toEqual([
      `:2:1 the correct answer "1; 2" is the text of B, C and the place of A, B: ${stated}`,
    ]);
  });

  it('are what the name of their column says', async () => {
    expect(await keysOf(fixture('csv/stated.csv'))).toEqual(['C']);
    expect(await keysOf(fixture('csv/stated-texts.csv'))).toEqual([
      'A',
      ':3:1 the correct answer "2": there is no such answer',
    ]);
  });

  it('are unknown where another line counts from 0', async () => {
    const unknown = 'line 2 says 0, so it is not known from what the numbers count';
    expect(await keysOf(fixture('csv/zero.csv'))).toEqual([
      `:2:1 the correct answer "0": ${unknown}`,
      `:3:1 the correct answer "1": ${unknown}`,
      'C',
    ]);
  });

  it.each([
    ['from 0 where a line says 0', ['0', '2'], ['A', 'C']],
    ['from 1 where a line says the last', ['1', '3'], ['A', 'C']],
    [
      'from an unknown number where no line tells',
      ['1', '2'],
      ['1', '2'].map(
        (cell, at) =>
          `:${at + 2}:1 the correct answer "${cell}": no line says whether the numbers count from 0 or from 1`,
      ),
    ],
  ])('as indexes, or where the answers have letters, count %s', async (_, cells, keys) => {
    const lines = cells.map((cell, at) => `${at}?,x,y,z,${cell}`);
    expect(await table('question,a,b,c,correct_index', ...lines)).toEqual(keys);
    expect(await table('question,option_a,option_b,option_c,correct', ...lines)).toEqual(keys);
  });

  it('are unknown by their numbers alone where the answers have letters', async () => {
    expect(await keysOf(fixture('csv/lettered.csv'))).toEqual([
      ':2:1 the correct answer "2": no line says whether the numbers count from 0 or from 1',
    ]);
  });

  it('may be a letter with the text of its answer', async () => {
    expect(
      await table('question,a,b,c,correct', ...['B. Two', '(b) two'].map((cell) => `Which?,One,Two,Three,${cell}`)),
    ).toEqual(['B', 'B']);
    expect(await table('question,a,b,c,correct', 'Which?,One,Two,Three,A) One; C) Three')).toEqual(['AC']);
  });

  it('count from 0 where the columns of the answers do', async () => {
    expect(await table('question,option_0,option_1,option_2,answer', 'Which?,x,y,z,1', 'Who?,x,y,z,A')).toEqual([
      'B',
      'A',
    ]);
  });

  it.each(['1 1', 'AA', '4', 'E', 'B. Three'])('are unknown as %s', async (cell) => {
    expect(await table('question,answer_1,answer_2,answer_3,correct', `Which?,One,Two,Three,${cell}`)).toEqual([
      `:2:1 the correct answer "${cell}": there is no such answer`,
    ]);
  });

  it('are unknown where an answer stands twice', async () => {
    expect(await keysOf(fixture('csv/twins.csv'))).toEqual([':2:1 answers A and C are the same']);
  });
});
