import { goodAnswers, withEach, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { ExamFile } from '../../../../server/content/examFile.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './guessing.ts';

type Answers = ExamFile['questions'][number]['answers'];

const [first, second, third] = goodAnswers();

/** Changes the correct answers of every question. */
const withKeys = (change: (text: string) => string, isChanged: (index: number) => boolean = () => true) =>
  withEach(({ answers }, index) => ({
    answers: answers.map((one) => (one.correct && isChanged(index) ? { ...one, text: change(one.text) } : one)),
  }));
/** Changes the wrong answers of every question. */
const withWrong = (change: (text: string) => string) =>
  withEach(({ answers }) => ({
    answers: answers.map((one) => (one.correct ? one : { ...one, text: change(one.text) })),
  }));

const finds = (guesser: string, single: number, several: number) => [
  ['questions', `the ${guesser} finds ${single} % of the keys with one answer, where chance finds 25 %`] as const,
  ['questions', `the ${guesser} finds ${several} % of the keys with several answers, where chance finds 50 %`] as const,
];

/** Gives every question that takes several answers these texts, of which the first two are correct. */
const withPairs = (...texts: string[]) =>
  withEach((_, index) =>
    index % 5 === 4
      ? {
          answers: texts.map((text, at): Answers[number] => ({
            text,
            explanation: first.explanation,
            ...(at < 2 && { correct: true }),
          })),
        }
      : {},
  );

export const cases: RuleCase[] = [
  ['guessersFail, by long answers', rule.guessersFail, withKeys((text) => `${text} on`), finds('longest', 100, 100)],
  ['guessersFail, by short answers', rule.guessersFail, withKeys((text) => text.slice(2)), finds('shortest', 100, 100)],
  [
    'guessersFail, by absolute words',
    rule.guessersFail,
    withWrong((text) => text.replace('of it', 'no it')),
    finds('fewest absolute words', 100, 100),
  ],
  [
    'guessersFail, by one kind of question',
    rule.guessersFail,
    withKeys(
      (text) => `${text} on`,
      (index) => index % 5 === 4,
    ),
    finds('longest', 100, 100).slice(1),
  ],
  [
    'similarPairsAreNoRule',
    rule.similarPairsAreNoRule,
    withPairs('An upper pale stone', 'An upper dark stone', 'Two little birds', 'Many loud songs', 'Nine slow trains'),
    [
      [
        'questions',
        'the two likest answers are both correct in 39.0 of 39 questions with several correct ones, where chance makes it 3.9',
      ],
    ],
  ],
  [
    'lengthTellsNothing, by a long answer',
    rule.lengthTellsNothing,
    withQuestions({
      0: { answers: [{ ...first, text: 'Side in the north of it, as the team has been there before' }, second, third] },
    }),
    [['questions.0.answers.0.text', 'the correct answer is much longer than all wrong ones']],
  ],
  [
    'lengthTellsNothing, by a short answer',
    rule.lengthTellsNothing,
    withQuestions({ 0: { answers: [second, { ...first, text: 'North' }, third] } }),
    [['questions.0.answers.1.text', 'the correct answer is much shorter than all wrong ones']],
  ],
];

const names = ['Opportunity', 'Case', 'Lead', 'Task'];

/** Exams that break nothing, though they look like it. */
export const sound: readonly (readonly [name: string, rule: RuleCase[1], exam: RuleCase[2]])[] = [
  [
    'names that are short anyway',
    rule.lengthTellsNothing,
    withQuestions({ 0: { answers: goodAnswers().map((answer, at) => ({ ...answer, text: names[at] ?? '' })) } }),
  ],
];
