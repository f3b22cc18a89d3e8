import { describe, expect, it } from 'vitest';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { readCsv } from './readCsv.ts';

/** The letters of the correct answers of each question, or why it is left out. */
async function keysOf(source: ReturnType<typeof sourceOf>) {
  const { items } = await questionsIn(readCsv, source);
  return items.map((item) =>
    'reason' in item
      ? `${item.place} ${item.reason}`
      : item.question.answers.flatMap(({ correct }, at) => (correct ? 'ABCDEF'.charAt(at) : [])).join(''),
  );
}

const table = (...lines: string[]) => keysOf(sourceOf(lines.join('\n')));
const noBase = 'no line says whether the numbers count from 0 or from 1: add --numbers-from 0 or 1';
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
      ['1', '2'].map((cell, at) => `:${at + 2}:1 the correct answer "${cell}": ${noBase}`),
    ],
  ])('as indexes, or where the answers have letters, count %s', async (_, cells, keys) => {
    const lines = cells.map((cell, at) => `${at}?,x,y,z,${cell}`);
    expect(await table('question,a,b,c,correct_index', ...lines)).toEqual(keys);
    expect(await table('question,option_a,option_b,option_c,correct', ...lines)).toEqual(keys);
  });

  it('are unknown where answers are numbered and no line says the last', async () => {
    const lines = ['First?,x,y,z,1', 'Second?,x,y,z,2'];
    const names = 'question,option1,option2,option3';
    expect(await table(`${names},answer`, ...lines)).toEqual([
      `:2:1 the correct answer "1": ${noBase}`,
      `:3:1 the correct answer "2": ${noBase}`,
    ]);
    expect(await table(`${names},answer`, ...lines, 'Third?,x,y,z,3')).toEqual(['A', 'B', 'C']);
    expect(await table(`${names},correct_number`, ...lines)).toEqual(['A', 'B']);
  });

  it.each([
    ['answer (0-based)', ['B', 'C']],
    ['Answer (zero-indexed)', ['B', 'C']],
    ['correct_index_from_0', ['B', 'C']],
    ['correct answer (0-2)', ['B', 'C']],
    ['answer (1 based)', ['A', 'B']],
    ['correct_index_from_1', ['A', 'B']],
    ['correct (1-3)', ['A', 'B']],
  ])('count from what the column "%s" says', async (name, keys) => {
    expect(await table(`question,option1,option2,option3,${name}`, 'First?,x,y,z,1', 'Second?,x,y,z,2')).toEqual(keys);
  });

  it('count from what the person says', async () => {
    const text = 'question,option1,option2,option3,answer\nFirst?,x,y,z,1\nSecond?,x,y,z,2';
    expect(await keysOf({ ...sourceOf(text), numbersFrom: 0 })).toEqual(['B', 'C']);
    expect(await keysOf({ ...sourceOf(text), numbersFrom: 1 })).toEqual(['A', 'B']);
  });

  it('are marked in columns of their own', async () => {
    const names = [1, 2, 3].map((number) => `choice_${number}_text,choice_${number}_is_correct`).join(',');
    expect(
      await table(
        `question,${names},correct`,
        'All said?,x,TRUE,y,false,z,FALSE,',
        'Ticks?,x,1,y,,z,1,',
        'Two answers?,x,no,y,yes,,,',
        'Twice?,x,0,y,1,z,0,B',
        'Not all said?,x,TRUE,y,FALSE,z,,',
        'What?,x,TRUE,y,FALSE,z,maybe,',
        'Whose?,x,FALSE,y,FALSE,,TRUE,',
        'Both?,x,TRUE,y,FALSE,z,FALSE,C',
        'None?,x,,y,,z,,',
      ),
    ).toEqual([
      'A',
      'AC',
      'B',
      'B',
      ':6:1 answer C is marked "", which says neither correct nor wrong',
      ':7:1 answer C is marked "maybe", which says neither correct nor wrong',
      ':8:1 answer C is marked as correct: there is no such answer',
      ':9:1 two columns disagree: A is marked as correct, and "C" is named',
      ':10:1 no answer is marked as correct',
    ]);
  });

  it('tell answers apart that differ in capitals alone', async () => {
    const names = 'question,a,b,c,correct';
    expect(await table(names, 'Which is the class?,system,System,Sys,System')).toEqual(['B']);
    expect(await table(names, 'Which is the class?,system,System,Sys,SYSTEM')).toEqual([
      ':2:1 the correct answer "SYSTEM": there is no such answer',
    ]);
  });

  it('are unknown by their numbers alone where the answers have letters', async () => {
    expect(await keysOf(fixture('csv/lettered.csv'))).toEqual([`:2:1 the correct answer "2": ${noBase}`]);
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
    const lines = [`Which?,One,Two,Three,${cell}`, 'Last?,One,Two,Three,3'];
    expect(await table('question,answer_1,answer_2,answer_3,correct', ...lines)).toEqual([
      `:2:1 the correct answer "${cell}": there is no such answer`,
      'C',
    ]);
  });

  it('are unknown where an answer stands twice', async () => {
    expect(await keysOf(fixture('csv/twins.csv'))).toEqual([':2:1 answers A and C are the same']);
  });
});
