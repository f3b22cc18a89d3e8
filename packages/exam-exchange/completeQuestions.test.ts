import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../tests/harness/content.ts';
import { completeQuestions } from './completeQuestions.ts';
import type { ExchangeQuestion, FoundQuestion } from './question.ts';

const exam = examFileWith({
  questions: ['adm-setup-01', 'adm-setup-09', 'adm-data-02', 'other'].map((id) => questionFile({ id, text: `${id}?` })),
});
const defaults = { section: undefined, difficulty: 'medium' } as const;

function found(overrides: Partial<ExchangeQuestion> = {}, place = ':1:1'): FoundQuestion {
  const answers = [
    { text: 'Yes', correct: true, explanation: 'Why.' },
    { text: 'No', correct: false, explanation: '' },
  ];
  return { place, lost: [], question: { section: 'setup', text: 'New?', answers, references: [], ...overrides } };
}

const completed = (items: FoundQuestion[], given: Parameters<typeof completeQuestions>[2] = defaults) =>
  completeQuestions(items, exam, given);

describe('completeQuestions', () => {
  it('makes questions of the exam', () => {
    expect(completed([found({ id: 'my-id', difficulty: 'Hard', section: 'data management' })])).toEqual([
      {
        place: ':1:1',
        notes: [],
        question: {
          id: 'my-id',
          section: 'data',
          difficulty: 'hard',
          text: 'New?',
          answers: [
            { text: 'Yes', correct: true, explanation: 'Why.' },
            { text: 'No', explanation: '' },
          ],
          references: [],
        },
      },
    ]);
  });

  it('numbers questions as the exam does', () => {
    const items = [found({ text: '1?' }), found({ text: '2?', section: 'data' }), found({ text: '3?' })];
    expect(completed(items)).toMatchObject([
      { question: { id: 'adm-setup-10' } },
      { question: { id: 'adm-data-03' } },
      { question: { id: 'adm-setup-11' } },
    ]);
  });

  it('takes the slug where no id has a prefix', () => {
    const empty = examFileWith({ slug: 'devLifecycle', questions: [] });
    expect(completeQuestions([found()], empty, defaults)).toMatchObject([
      { question: { id: 'devlifecycle-setup-01' } },
    ]);
  });

  it('gives no id that the file has further below', () => {
    const items = [found({ text: '1?' }), found({ id: 'adm-setup-10', text: '2?' })];
    expect(completed(items)).toMatchObject([
      { question: { id: 'adm-setup-11' } },
      { question: { id: 'adm-setup-10' } },
    ]);
  });

  it.each(['Question 1', 'Q1', '-a', 'a'.repeat(65)])('does not take %s for an id', (id) => {
    expect(completed([found({ id })])).toMatchObject([{ question: { id: 'adm-setup-10' }, notes: [] }]);
  });

  it('reports an id that is taken', () => {
    expect(completed([found({ id: 'other' })])).toMatchObject([
      { question: { id: 'adm-setup-10' }, notes: ['the id "other" is that of another question'] },
    ]);
  });

  it('leaves out what the exam has, whatever it is called, and what comes twice', () => {
    const { text, answers } = questionFile({ text: ' adm-data-02?\n' });
    const twin = answers.map((answer) => ({ ...answer, correct: answer.correct === true, explanation: 'Other.' }));
    expect(
      completed([found({ text, answers: twin, id: 'new-id' }), found(), found({ id: 'again' }, ':9:1')]),
    ).toMatchObject([
      { reason: 'the same question is in the exam as adm-data-02' },
      { question: { text: 'New?' } },
      { place: ':9:1', reason: 'the same question stands above in the file' },
    ]);
  });

  it('leaves out questions of no section', () => {
    expect(completed([found({ section: 'Sales' }), found({ section: undefined })])).toEqual([
      { place: ':1:1', reason: 'its section "Sales" is not one of the exam: add --section' },
      { place: ':1:1', reason: 'it names no section: add --section' },
    ]);
  });

  it('takes the defaults where the file has none', () => {
    const given = { section: 'data', difficulty: 'easy' } as const;
    const odd = found({ section: 'Sales', difficulty: '7', text: 'Other?' });
    expect(
      completed([found({ section: undefined }), odd, found({ difficulty: 'hard', text: 'Third?' })], given),
    ).toMatchObject([
      { question: { section: 'data', difficulty: 'easy' }, notes: [] },
      {
        question: { section: 'data', difficulty: 'easy' },
        notes: [
          'its section "Sales" is not one of the exam, and "data" is taken',
          'its difficulty "7" is none, and "easy" is taken',
        ],
      },
      { question: { section: 'setup', difficulty: 'hard' } },
    ]);
  });

  it('keeps what can not be taken over and why', () => {
    const left = { place: ':1:1', reason: 'a matching question' };
    const lossy = { ...found(), lost: ['the picture "a.png"'] };
    expect(completeQuestions([left, lossy], exam, defaults)).toMatchObject([
      left,
      { notes: ['not taken over: the picture "a.png"'] },
    ]);
  });
});
