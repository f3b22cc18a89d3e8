import { expect, it } from 'vitest';
import type { ExamFile } from '../../../../server/content/examFile.ts';
import {
  goodAnswers,
  goodExam,
  goodQuestions,
  goodSections,
  withEach,
  withQuestions,
} from '../../../../tests/harness/goodExam.ts';
import type { EditorialRule } from '../rule.ts';
import * as coverage from './coverage.ts';
import * as depth from './depth.ts';
import * as guessing from './guessing.ts';
import * as shares from './shares.ts';

type Question = ExamFile['questions'][number];

const [setup, data] = goodSections;
if (!setup || !data) throw new Error('A good exam has two sections.');
const [first, second, third, fourth] = goodAnswers();

const words = (count: number) => 'word '.repeat(count);
const code = '```\nx();\n```';
const withFirst = (question: Partial<Question>) => withQuestions({ 0: question });
/** An exam that learners read code for. */
const ofDevelopers = (change: Parameters<typeof withEach>[0]) => ({ ...withEach(change), slug: 'developer1' });

/** Has the correct answers of every question whose answers are counted longer than the others. */
const withLongKeys = (isChanged: (index: number) => boolean) =>
  withEach(({ answers }, index) => ({
    answers: answers.map((one) => (one.correct && isChanged(index) ? { ...one, text: `${one.text} on` } : one)),
  }));
const ofSeveral = (index: number) => index % 5 === 4;
const pairs = ['An upper pale stone', 'An upper dark stone', 'Two little birds', 'Many loud songs', 'Nine slow trains'];
const withPairs = withEach((_, index) => {
  const answers = pairs.map((text, at) => ({ ...second, text, ...(at < 2 && { correct: true as const }) }));
  return ofSeveral(index) ? { answers } : {};
});

/** Each rule, an exam that breaks it, and what it finds there. */
const broken: readonly (readonly [EditorialRule, ExamFile, ...string[]])[] = [
  [
    coverage.hasEnoughQuestions,
    goodExam({ slug: 'administrator', questions: goodQuestions(239) }),
    'questions: 239 questions: this exam takes at least 240',
  ],
  [
    coverage.objectivesAreCovered,
    goodExam({
      sections: [
        { ...setup, objectives: [{ id: 'new', name: 'New' }] },
        { ...data, objectives: [] },
      ],
    }),
    'sections.0.objectives.0: objective "new" has 0 questions instead of 3',
    'sections.1: section "data" names no objectives',
  ],
  [
    coverage.objectiveIdsDiffer,
    goodExam({ sections: [setup, { ...data, objectives: [{ id: 'data', name: 'Load data' }] }] }),
    'sections.1.objectives.0.id: objective id "data" is used twice',
  ],
  [
    coverage.objectiveIsOfSection,
    withQuestions({ 0: { objective: 'data-0' }, 1: { objective: undefined } }),
    'questions.0.objective: "data-0" is no objective of section "setup"',
    'questions.1: the question names no objective',
  ],
  [
    coverage.setsFollowWeights,
    withEach(({ section, set }) => (set === 3 && section === 'data' ? { set: 2 } : {})),
    'questions: practice exam 2 has 91 questions instead of 65',
    'sections.0: practice exam 2 has 39 questions of section "setup" instead of 54.6',
    'sections.1: practice exam 2 has 52 questions of section "data" instead of 36.4',
    'questions: practice exam 3 has 39 questions instead of 65',
    'sections.0: practice exam 3 has 39 questions of section "setup" instead of 23.4',
    'sections.1: practice exam 3 has 0 questions of section "data" instead of 15.6',
  ],
  [coverage.setIsOffered, withFirst({ set: 4 }), 'questions.0.set: there are 3 practice exams, and no number 4'],
  [
    coverage.firstQuestionsAreSample,
    withEach((_, index) => (index < 10 ? { section: 'setup', difficulty: 'medium' } : index === 15 ? { set: 2 } : {})),
    'questions: the first 10 questions have none of data, easy, hard',
    'questions: the first 20 questions are not all of practice exam 1',
  ],
  [
    depth.taskIsNamed,
    withFirst({ task: undefined }),
    'questions.0: the question names no task: choose, compare, diagnose or predict',
  ],
  [
    depth.someDiagnose,
    withEach(({ task }, index) => ({ task: index < 100 ? 'compare' : task })),
    'questions: 12 % of the questions diagnose or predict instead of 20 %',
  ],
  [
    depth.someCompare,
    withEach(({ task }, index) => ({ task: index < 100 ? 'predict' : task })),
    'questions: 25 % of the medium and hard questions compare designs instead of 33 %',
  ],
  [
    depth.someHaveCode,
    ofDevelopers(({ text }, index) => ({ text: index < 60 ? `${text}\n${code}` : text })),
    'questions: 31 % of the questions have a block of code instead of 40 %',
  ],
  [depth.textIsShort, withFirst({ text: `${words(90)}more?` }), 'questions.0.text: 91 words: a text takes at most 90'],
  [
    guessing.guessersFail,
    withLongKeys(ofSeveral),
    'questions: the longest finds 100 % of the keys with several answers, where chance finds 50 %',
  ],
  [
    guessing.similarPairsAreNoRule,
    withPairs,
    'questions: the two likest answers are both correct in 39.0 of 39 questions with several correct ones, ' +
      'where chance makes it 3.9',
  ],
  [
    guessing.lengthTellsNothing,
    withQuestions({
      0: { answers: [{ ...first, text: `${first.text}, as the team has been there before` }, second, third] },
      1: { answers: [second, { ...first, text: 'North' }, third] },
    }),
    'questions.0.answers.0.text: the correct answer is much longer than all wrong ones',
    'questions.1.answers.1.text: the correct answer is much shorter than all wrong ones',
  ],
  [
    shares.sectionsHaveTheirShare,
    withEach(({ section }, index) => ({ section: index < 5 ? 'data' : section })),
    'sections.0: section "setup" has 58.5 % of the questions instead of 60 %',
    'sections.1: section "data" has 41.5 % of the questions instead of 40 %',
  ],
  [
    shares.difficultiesHaveTheirShare,
    withEach(({ difficulty }, index) => ({ difficulty: index < 60 ? 'easy' : difficulty })),
    'questions: 49 % of the questions are easy instead of 25 %',
    'questions: 35 % of the questions are medium instead of 50 %',
    'questions: 16 % of the questions are hard instead of 25 %',
  ],
  [
    shares.someTakeSeveralAnswers,
    withEach((_, index) => (index >= 140 ? { answers: goodAnswers() } : {})),
    'questions: 14 % of the questions take several answers instead of 20 %',
  ],
  [
    shares.severalAreSpread,
    withEach(({ difficulty }) => (difficulty === 'easy' ? { answers: goodAnswers() } : {})),
    'questions: 0 % of the easy questions take several answers, of all 15 %',
  ],
  [
    shares.lettersAreEven,
    withEach((_, index) => (index < 25 ? { answers: goodAnswers() } : {})),
    'questions: A is the correct answer of 37 % of the single ones instead of 25 %',
  ],
];

it.each(broken.map(([rule, exam, ...findings]) => [findings, rule, exam] as const))(
  'finds %j',
  (findings, rule, exam) => {
    expect(rule(exam).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(findings);
  },
);

const objectives = setup.objectives?.slice(1);
/** Exams that break nothing, though they look like it. */
const sound: readonly (readonly [string, EditorialRule, ExamFile])[] = [
  [
    'objectives of other sections',
    coverage.objectivesAreCovered,
    goodExam({ sections: [{ ...setup, objectives }, data] }),
  ],
  ['a long block of code', depth.textIsShort, withFirst({ text: `${words(90)}\n\`\`\`\n${words(50)}\n\`\`\`` })],
  [
    'code in answers',
    depth.someHaveCode,
    ofDevelopers((_, index) => (index % 2 === 0 ? { answers: [{ ...first, text: code }, second, third, fourth] } : {})),
  ],
  [
    'names that are short anyway',
    guessing.lengthTellsNothing,
    withFirst({
      answers: ['Case', 'Opportunity', 'Lead'].map((text, at) => ({ ...(at === 0 ? first : second), text })),
    }),
  ],
];

it.each(sound)('lets stand %s', (_, rule, exam) => {
  expect(rule(exam)).toEqual([]);
});

it('finds no balance missing in an exam that is only begun', () => {
  const begun = goodExam({
    questions: goodQuestions(9).map((one) => ({ ...one, difficulty: 'easy', section: 'data' })),
  });
  const balance = [...Object.values(shares), coverage.setsFollowWeights, coverage.firstQuestionsAreSample];
  expect(balance.flatMap((rule) => rule(begun))).toEqual([]);
});
