import { goodAnswers, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './wording.ts';

const [first, second, third] = goodAnswers();

export const cases: RuleCase[] = [
  [
    'answersStandAlone',
    rule.answersStandAlone,
    withQuestions({ 0: { answers: [first, second, { ...third, text: 'None of the above' }] } }),
    [['questions.0.answers.2.text', 'an answer takes no "None of the above"']],
  ],
  [
    'answersStandAlone, beside answers by their letters',
    rule.answersStandAlone,
    withQuestions({
      0: {
        answers: [first, { ...second, explanation: 'Unlike option B.' }, { ...third, text: 'It takes both A and B' }],
      },
    }),
    [
      ['questions.0.answers.1.explanation', 'an answer takes no "option B"'],
      ['questions.0.answers.2.text', 'an answer takes no "both A and B"'],
    ],
  ],
  [
    'textSaysHowMany, of several',
    rule.textSaysHowMany,
    withQuestions({ 0: { answers: [first, { ...second, correct: true }, third] } }),
    [['questions.0.text', '2 answers are correct: the text takes "Which two …"']],
  ],
  [
    'textSaysHowMany, of one',
    rule.textSaysHowMany,
    withQuestions({ 0: { text: 'Which\nthree sides should it choose?' } }),
    [['questions.0.text', 'the text asks for three, but 1 answer is correct']],
  ],
  [
    'textSaysHowMany, in figures',
    rule.textSaysHowMany,
    withQuestions({
      0: { text: 'What should it choose? Select 3.', answers: [first, { ...second, correct: true }, third] },
    }),
    [['questions.0.text', 'the text asks for 3, but 2 answers are correct']],
  ],
];

/** Exams that break nothing, though they look like it. */
export const sound: readonly (readonly [name: string, rule: RuleCase[1], exam: RuleCase[2]])[] = [
  'Two teams share one org. Which side should they choose?',
  'Users can choose one of three sides. What should they get?',
  'Its paper is two-sided. Which side should it choose?',
  'A path shows which three fields matter. Which side should it choose?',
].map((text) => [text, rule.textSaysHowMany, withQuestions({ 0: { text } })] as const);
