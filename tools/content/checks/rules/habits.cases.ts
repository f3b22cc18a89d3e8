import { goodAnswers, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './habits.ts';

const [first, second] = goodAnswers();
const habitsOf = (text: string) => [
  ...(text.includes('just') ? [{ words: 'just', say: 'only' }] : []),
  ...(text.includes('shall') ? [{ words: 'shall', say: 'must' }] : []),
];

export const cases: RuleCase[] = [
  [
    'textsHaveNoHabits',
    rule.textsHaveNoHabits(habitsOf),
    {
      ...withQuestions({
        0: {
          text: 'Just which shall it be, just this?',
          answers: [
            { ...first, text: 'just' },
            { ...second, explanation: 'just' },
          ],
          rule: 'just',
          setup: 'Setup > just',
          trap: 'just',
        },
      }),
      description: 'It is just so.',
    },
    [
      ['description', '"just" is a habit of wording: only'],
      ['questions.0.text', '"just" is a habit of wording: only'],
      ['questions.0.text', '"shall" is a habit of wording: must'],
      ...['answers.0.text', 'answers.1.explanation', 'rule', 'trap'].map(
        (path) => [`questions.0.${path}`, '"just" is a habit of wording: only'] as const,
      ),
    ],
  ],
];
