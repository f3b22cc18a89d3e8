import { goodAnswers, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './names.ts';

const [first, second, third] = goodAnswers();
const outdatedIn = (text: string) => (text.includes('old') ? [{ name: 'old', say: 'new' }] : []);
const missingIn = (text: string) =>
  text.includes('new') && !text.includes('old') ? [{ name: 'new', formerly: 'old' }] : [];
const withoutNames = (text: string) => text.replaceAll('old', 'new');

export const cases: RuleCase[] = [
  [
    'namesAreCurrent',
    rule.namesAreCurrent({ outdatedIn }),
    {
      ...withQuestions({
        0: {
          text: 'An old text?',
          answers: [
            { ...first, text: 'old' },
            { ...second, explanation: 'old' },
          ],
          rule: 'old',
          setup: 'Setup > old',
          trap: 'old',
        },
      }),
      name: 'The old exam',
      description: 'It is old.',
    },
    [
      'name',
      'description',
      'questions.0.text',
      'questions.0.answers.0.text',
      'questions.0.answers.1.explanation',
      'questions.0.rule',
      'questions.0.trap',
    ].map((path) => [path, '"old" is out of use: say new'] as const),
  ],
  [
    'freshNamesStandBoth',
    rule.freshNamesStandBoth({ missingIn }),
    withQuestions({ 0: { text: 'A new text?', setup: 'Setup > old' }, 1: { text: 'A new (formerly old) text?' } }),
    [['questions.0', '"new" is a fresh name: say once "new (formerly old)"']],
  ],
  [
    'keysTurnOnNoName',
    rule.keysTurnOnNoName({ withoutNames }),
    withQuestions({ 0: { answers: [{ ...first, text: 'A new side' }, { ...second, text: 'A old side' }, third] } }),
    [['questions.0.answers.1.text', 'this answer differs from another by nothing but an old and a new name']],
  ],
];
