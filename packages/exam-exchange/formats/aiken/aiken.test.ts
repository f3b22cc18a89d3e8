import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { outgoingExam } from '../../outgoing.ts';
import { anyExam } from '../../testing/arbitraries.ts';
import { fixture, questionsIn } from '../../testing/fixture.ts';
import { bare, roundTrip } from '../../testing/roundTrip.ts';
import { readAiken } from './readAiken.ts';
import { writeAiken } from './writeAiken.ts';

describe('Aiken', () => {
  it('reads a file as teachers write it', async () => {
    const { items } = await questionsIn(readAiken, fixture('bank.aiken.txt'));
    expect(items).toMatchObject([
      {
        place: ':1:1',
        question: {
          text: 'Which setting decides who may see records that they do not own?',
          answers: [
            { text: 'Organization-wide defaults', correct: true },
            { text: 'Page layouts', correct: false },
            { text: 'Record types', correct: false },
          ],
        },
      },
      {
        place: ':7:1',
        question: {
          text: 'Which two tools load data?\nBoth work with CSV files.',
          answers: [
            { text: 'Data Loader', correct: true },
            { text: 'Schema Builder', correct: false },
            { text: 'Data Import Wizard: up to 50,000 records', correct: true },
          ],
        },
      },
      { place: ':14:1', reason: 'line 16 is neither answer B nor "ANSWER:"' },
      { place: ':19:1', reason: '"ANSWER:" names D, which is no answer' },
      { place: ':24:1', reason: 'a question without "ANSWER:"' },
    ]);
    expect(items).toHaveLength(5);
  });

  it('reads what follows an unfinished question', async () => {
    const { items } = await questionsIn(readAiken, fixture('aiken/unfinished.txt'));
    expect(items).toMatchObject([
      { place: ':1:1', reason: 'a question without "ANSWER:"' },
      {
        place: ':5:1',
        question: {
          text: 'Which tool draws a schema?',
          answers: [
            { text: 'Data Loader', correct: false, explanation: '' },
            { text: 'Schema Builder', correct: true, explanation: 'It draws objects and fields.' },
          ],
        },
      },
      { place: ':11:1', reason: 'a question without "ANSWER:"' },
      {
        place: ':14:1',
        question: { text: 'Which one is standard?', answers: [{ text: 'Account', correct: true }, {}] },
      },
      { place: ':19:1', reason: 'line 22 is neither answer C nor "ANSWER:"' },
      { place: ':25:1', question: { text: 'Which is last?' } },
    ]);
  });

  it.each([
    ['several correct answers', { answers: two(true) }, 'Aiken takes one correct answer'],
    ['lines', { text: 'One\ntwo' }, 'Aiken takes texts of one line'],
    ['a text that begins like an answer', { text: 'A. P. Moller asks' }, 'its text begins like an answer'],
    ['a text that begins like an explanation', { text: 'Feedback: whose?' }, 'its text begins like an answer'],
  ])('does not write a question with %s', async (_, overrides, reason) => {
    const exam = examFileWith({ questions: [questionFile(overrides), questionFile({ id: 'adm-2' })] });
    const { content, written, leftOut } = await writeAiken(outgoingExam(exam));
    expect(leftOut).toEqual([{ place: ' adm-setup-01', reason }]);
    expect(written).toBe(1);
    expect(content).toBe('Which setting keeps records private?\nA) Private\nB) Public\nANSWER: A\n');
  });

  it('loses nothing that it can hold', async () => {
    await fc.assert(
      fc.asyncProperty(anyExam, async (exam) => {
        const { sent, received } = await roundTrip(exam, writeAiken, readAiken);
        expect(received).toEqual(sent.map(bare));
      }),
      { numRuns: 200 },
    );
  });
});

function two(correct: boolean) {
  const answer = (text: string) => ({ text, correct, explanation: 'Why.' });
  return [answer('One'), answer('Two'), { text: 'Three', explanation: 'Why not.' }];
}
