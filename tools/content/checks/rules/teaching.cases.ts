import { goodAnswers, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './teaching.ts';

const [first, second, third, fourth] = goodAnswers();

export const cases: RuleCase[] = [
  [
    'explanationsSayWhy',
    rule.explanationsSayWhy,
    withQuestions({ 0: { answers: [first, { ...second, explanation: 'This is wrong.' }] } }),
    [['questions.0.answers.1.explanation', '14 characters: an explanation takes at least 60']],
  ],
  [
    'explanationsTeach',
    rule.explanationsTeach,
    withQuestions({ 0: { answers: [first, second] } }),
    [['questions.0.answers', '80 words: the explanations of a question take at least 110 together']],
  ],
  [
    'explanationsDiffer',
    rule.explanationsDiffer,
    withQuestions({
      0: { answers: [first, { ...second, explanation: ` ${first.explanation.toUpperCase()}\n` }, third, fourth] },
    }),
    [['questions.0.answers.1.explanation', 'this explanation stands twice in its question']],
  ],
  [
    'ruleIsKept',
    rule.ruleIsKept,
    withQuestions({ 0: { rule: undefined }, 1: { rule: 'Look at the need.' } }),
    [
      ['questions.0', 'the question has no rule of a sentence'],
      ['questions.1', 'the question has no rule of a sentence'],
    ],
  ],
  [
    'isVerified',
    rule.isVerified,
    withQuestions({ 0: { verifiedOn: undefined }, 1: { verifiedOn: undefined, release: undefined } }),
    [
      ['questions.0', 'the question has no verifiedOn'],
      ['questions.1', 'the question has no verifiedOn and no release'],
    ],
  ],
];
