import { goodAnswers, goodExam, goodQuestion, goodQuestions, withEach } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './shares.ts';

const [first, second, third] = goodAnswers();

export const cases: RuleCase[] = [
  [
    'sectionsHaveTheirShare',
    rule.sectionsHaveTheirShare,
    withEach(({ section }, index) => ({ section: index < 5 ? 'data' : section })),
    [
      ['sections.0', 'section "setup" has 58.5 % of the questions instead of 60 %'],
      ['sections.1', 'section "data" has 41.5 % of the questions instead of 40 %'],
    ],
  ],
  [
    'difficultiesHaveTheirShare',
    rule.difficultiesHaveTheirShare,
    withEach(({ difficulty }, index) => ({ difficulty: index < 60 ? 'easy' : difficulty })),
    [
      ['questions', '49 % of the questions are easy instead of 25 %'],
      ['questions', '35 % of the questions are medium instead of 50 %'],
      ['questions', '16 % of the questions are hard instead of 25 %'],
    ],
  ],
  [
    'someTakeSeveralAnswers',
    rule.someTakeSeveralAnswers,
    withEach((_, index) => (index >= 140 ? { answers: goodAnswers() } : {})),
    [['questions', '14 % of the questions take several answers instead of 20 %']],
  ],
  [
    'severalAreSpread',
    rule.severalAreSpread,
    withEach(({ difficulty }) => (difficulty === 'easy' ? { answers: goodAnswers() } : {})),
    [['questions', '0 % of the easy questions take several answers, of all 15 %']],
  ],
  [
    'lettersAreEven',
    rule.lettersAreEven,
    withEach((_, index) => (index < 25 ? { answers: goodAnswers() } : {})),
    [['questions', 'A is the correct answer of 37 % of the single ones instead of 25 %']],
  ],
];

const begun = goodExam({ questions: goodQuestions(19).map((one) => ({ ...one, answers: [first, second] })) });

/** Exams that break nothing, though they look like it. */
export const sound: readonly (readonly [name: string, rule: RuleCase[1], exam: RuleCase[2]])[] = [
  ['an exam that is only begun', rule.lettersAreEven, begun],
  ['an exam that is only begun', rule.difficultiesHaveTheirShare, begun],
  [
    'an exam that is only begun',
    rule.sectionsHaveTheirShare,
    { ...begun, sections: [{ id: 'setup', name: 'Setup', weight: 100 }] },
  ],
  ...[15, 25].map(
    (count) =>
      [
        `${count} of 100 questions with several answers`,
        rule.someTakeSeveralAnswers,
        goodExam({
          questions: goodQuestions(100).map((question, index) => ({
            ...question,
            answers: goodQuestion(index < count ? 4 : index % 4).answers,
          })),
        }),
      ] as const,
  ),
  [
    'a letter that is correct as often as its place lets chance choose it',
    rule.lettersAreEven,
    withEach((_, index) => ({
      answers: [first, second, third].map(({ text, explanation }, at) => ({
        text,
        explanation,
        ...(at === index % 3 && { correct: true }),
      })),
    })),
  ],
];
