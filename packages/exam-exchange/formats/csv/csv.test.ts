import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { outgoingExam } from '../../outgoing.ts';
import { anyExam } from '../../testing/arbitraries.ts';
import { fixture, questionsIn, sourceOf } from '../../testing/fixture.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { unguarded } from './formulas.ts';
import { readCsv } from './readCsv.ts';
import { writeCsv } from './writeCsv.ts';

const table = (...lines: string[]) => questionsIn(readCsv, sourceOf(lines.join('\n')));

describe('CSV', () => {
  it('reads a table as a spreadsheet saves it', async () => {
    const { items, remarks } = await questionsIn(readCsv, fixture('bank.csv'));
    expect(items).toMatchObject([
      {
        place: ':2:1',
        question: {
          section: 'Data Management',
          difficulty: 'Hard',
          text: 'Which tool loads 5 million records?\nIt runs at night; nobody watches.',
          answers: [
            { text: 'Data Loader', correct: true, explanation: 'It says "no" to no file.' },
            { text: 'Data Import Wizard', correct: false, explanation: '' },
          ],
          references: [{ title: 'Data Loader Guide', url: 'https://developer.example/loader' }],
        },
      },
      {
        place: ':4:1',
        question: {
          text: 'Which formula adds one?',
          answers: [{ text: '=A1+1' }, { text: '+1' }, { text: 'ADD(A1)' }],
        },
      },
      { place: ':6:1', reason: 'the correct answer "E": there is no such answer' },
    ]);
    expect(items).toHaveLength(3);
    expect(remarks).toEqual(['bank.csv:1:1 the column "Points" is not taken over.']);
  });

  it.each([',', ';', '\t', '|'])('finds the delimiter %j', async (sign) => {
    const { items } = await table(
      ['Question', 'A', 'B', 'Answer'].join(sign),
      ['Which?', 'One', 'Two', 'b'].join(sign),
    );
    expect(items).toMatchObject([{ question: { answers: [{ correct: false }, { correct: true }] } }]);
  });

  it('takes the delimiter that a first line names', async () => {
    const { items } = await table('sep=^', 'question^answer 1^answer 2^correct', 'Which?^One^Two^2');
    expect(items).toMatchObject([{ place: ':3:1', question: { text: 'Which?' } }]);
  });

  it.each([
    ['letters', 'A, c', [true, false, true]],
    ['numbers', '1;3', [true, false, true]],
    ['letters in a row', 'AC', [true, false, true]],
    ['names', 'Option A, option_3', [true, false, true]],
    ['a text', 'Two', [false, true, false]],
    ['texts', 'three; One', [true, false, true]],
    ['texts in a list', 'Two, Three', [false, true, true]],
  ])('knows correct answers by %s', async (_, key, correct) => {
    const { items } = await table('question,a,b,c,correct', `Which?,One,Two,Three,"${key}"`);
    expect(items).toMatchObject([{ question: { answers: correct.map((is) => ({ correct: is })) } }]);
  });

  it.each(['Option (A),Option (B)', 'Answer - 1,Answer - 2', 'choice_1,choice_2 (required)'])(
    'knows answers by the columns %s',
    async (names) => {
      expect(await table(`question,${names},correct`, 'Which?,One,Two,B')).toMatchObject({
        items: [{ question: { answers: [{ text: 'One' }, { text: 'Two', correct: true }] } }],
      });
    },
  );

  it('names cells that belong to nothing', async () => {
    const { items } = await table('question,a,b,c,explanation c,correct', 'Which?,One,Two,,Why,A,more');
    expect(items).toMatchObject([
      { lost: ['explanation 3: there is no such answer', '"more" beyond the last column'] },
    ]);
  });

  it('names a row whose quotes do not end', async () => {
    const { items } = await table('question,a,b,correct', 'Which?,One,Two,A', '"Which,One,Two,A');
    expect(items).toMatchObject([
      { place: ':2:1' },
      { place: ':3:1', reason: "a row that can't be read: Quoted field unterminated" },
    ]);
  });

  it.each([
    ['no header', 'Which?,One,Two,A', 'file:1:1 there is no column "question". The first line names the columns.'],
    ['one answer', 'question,a,correct\n', 'file:1:1 there is no column "answer_2". The first line names the columns.'],
    ['a column twice', 'question,a,b,A,correct', 'file:1:1 two columns hold the same: "A" is the second.'],
    ['nothing', '\n\n', 'file is empty.'],
  ])('refuses a file with %s', async (_, text, problem) => {
    await expect(questionsIn(readCsv, sourceOf(text))).rejects.toThrow(problem);
  });

  it('takes columns that are called like parts of every object for unknown ones', async () => {
    const { items, remarks } = await table('question,a,b,correct,__proto__,constructor', 'Which?,One,Two,A,x,y');
    expect(items).toMatchObject([{ question: { text: 'Which?' } }]);
    expect(remarks).toHaveLength(2);
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it.each(['=1+1', '+1', '-1', '@x', '＝1', "'=1", "''-1"])(
    'guards %s from being taken for a formula',
    async (text) => {
      const { content } = await writeCsv(outgoingExam(examFileWith({ questions: [questionFile({ text })] })));
      expect(String(content)).toContain(`,"'${text}",`);
      expect(unguarded(`'${text}`)).toBe(text);
    },
  );

  it.each(["'", "'a", "a'=1"])('leaves %s as it is', (text) => {
    expect(unguarded(text)).toBe(text);
  });

  it('loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyExam, async (exam) => {
        const { sent, received, leftOut, remarks } = await roundTrip(exam, writeCsv, readCsv);
        expect(received).toEqual(sent);
        expect({ leftOut, remarks }).toEqual({ leftOut: [], remarks: [] });
      }),
      { numRuns: 200 },
    );
  });
});
