import { goodAnswers, goodExam, withEach, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './depth.ts';

const [first, ...others] = goodAnswers();
const words = (count: number): string => 'word '.repeat(count);

export const cases: RuleCase[] = [
  [
    'taskIsNamed',
    rule.taskIsNamed,
    withQuestions({ 3: { task: undefined } }),
    [['questions.3', 'the question names no task: choose, compare, diagnose or predict']],
  ],
  [
    'someDiagnose',
    rule.someDiagnose,
    withEach(({ task }, index) => ({ task: index < 100 ? 'compare' : task })),
    [['questions', '12 % of the questions diagnose or predict instead of 20 %']],
  ],
  [
    'someCompare',
    rule.someCompare,
    withEach(({ task }, index) => ({ task: index < 100 ? 'predict' : task })),
    [['questions', '25 % of the medium and hard questions compare designs instead of 33 %']],
  ],
  [
    'someHaveCode',
    rule.someHaveCode,
    {
      ...withEach(({ text }, index) => ({ text: index < 60 ? `${text}\n\`\`\`\nx();\n\`\`\`` : text })),
      slug: 'developer1',
    },
    [['questions', '31 % of the questions have a block of code instead of 40 %']],
  ],
  [
    'textIsShort',
    rule.textIsShort,
    withQuestions({ 0: { text: `${words(90)}more?` } }),
    [['questions.0.text', '91 words: a text takes at most 90']],
  ],
];

const code = '```\nx();\n```';

/** Exams that break nothing, though they look like it. */
export const sound: readonly (readonly [name: string, rule: RuleCase[1], exam: RuleCase[2]])[] = [
  [
    'a long block of code',
    rule.textIsShort,
    withQuestions({ 0: { text: `${words(90)}\n\`\`\`\n${words(50)}\n\`\`\`` } }),
  ],
  ['no code in an exam for others', rule.someHaveCode, goodExam()],
  [
    'code in answers',
    rule.someHaveCode,
    {
      ...withEach((_, index) => (index % 2 === 0 ? { answers: [{ ...first, text: code }, ...others] } : {})),
      slug: 'developer1',
    },
  ],
];
