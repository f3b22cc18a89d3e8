import { describe, expect, it } from 'vitest';
import type { ExamFile } from '../../../server/content/examFile.ts';
import type { EditorialRule } from '../rule.ts';
import { goodExam, goodQuestion, goodQuestions } from '../testing/goodExam.ts';
import { explanationsDiffer, explanationsSayWhy } from './explanations.ts';
import { editorialRules } from './index.ts';
import { lengthIsNoRule, lengthTellsNothing } from './lengths.ts';
import { lettersAreEven } from './letters.ts';
import { namesAreCurrent } from './names.ts';
import { referencesAreDocumentation } from './references.ts';
import { difficultiesHaveTheirShare, sectionsHaveTheirShare, someTakeSeveralAnswers } from './shares.ts';
import { hasEnoughQuestions } from './size.ts';
import { answersStandAlone, textSaysHowMany } from './wording.ts';

type Question = ExamFile['questions'][number];

const [first, second, third, fourth] = goodQuestion(0).answers;
if (!first || !second || !third || !fourth) throw new Error('A good question has four answers.');

/** A good exam but for its first question. */
const withFirst = (question: Partial<Question>) => goodExam({ questions: goodQuestions(60, { 0: question }) });
/** A good exam with every question changed. */
const withEach = (change: (question: Question, index: number) => Partial<Question>) =>
  goodExam({
    questions: goodQuestions(60).map((question, index) => ({ ...question, ...change(question, index) })),
  });

const noNames = namesAreCurrent((text) => (text.includes('old') ? [{ name: 'old', say: 'new' }] : []));
/** Makes the correct answer of every question that takes one as long as `length` says. */
const withLength = (length: (text: string) => string) =>
  withEach(({ answers }, index) => ({
    answers: answers.map((answer) =>
      answer.correct && index % 5 !== 4 ? { ...answer, text: length(answer.text) } : answer,
    ),
  }));

const cases: [name: string, rule: EditorialRule, broken: ExamFile, findings: [path: string, message: string][]][] = [
  [
    'hasEnoughQuestions',
    hasEnoughQuestions,
    goodExam({ questions: goodQuestions(59) }),
    [['questions', '59 questions: this exam takes at least 60']],
  ],
  [
    'hasEnoughQuestions, of more in an exam that promises more',
    hasEnoughQuestions,
    goodExam({ slug: 'administrator', questions: goodQuestions(99) }),
    [['questions', '99 questions: this exam takes at least 100']],
  ],
  [
    'sectionsHaveTheirShare',
    sectionsHaveTheirShare,
    goodExam({ questions: goodQuestions(60, { 0: { section: 'data' }, 1: { section: 'data' } }) }),
    [
      ['sections.0', 'section "setup" has 34 questions instead of 36.0'],
      ['sections.1', 'section "data" has 26 questions instead of 24.0'],
    ],
  ],
  [
    'difficultiesHaveTheirShare',
    difficultiesHaveTheirShare,
    withEach(({ difficulty }, index) => (index < 16 ? { difficulty: 'easy' } : { difficulty })),
    [
      ['questions', '43 % of the questions are easy instead of 25 %'],
      ['questions', '40 % of the questions are medium instead of 50 %'],
      ['questions', '17 % of the questions are hard instead of 25 %'],
    ],
  ],
  [
    'someTakeSeveralAnswers',
    someTakeSeveralAnswers,
    withEach((_, index) => (index >= 40 ? { answers: goodQuestion(0).answers } : {})),
    [['questions', '13 % of the questions take several answers instead of 20 %']],
  ],
  [
    'lettersAreEven',
    lettersAreEven,
    withEach((_, index) => (index < 16 ? { answers: goodQuestion(0).answers } : {})),
    [['questions', 'A is the correct answer of 49 % of the single ones instead of 25 %']],
  ],
  [
    'lengthTellsNothing, by a long answer',
    lengthTellsNothing,
    withFirst({
      answers: [{ ...first, text: 'Side in the north of it, as the team has been there before' }, second, third],
    }),
    [['questions.0.answers.0.text', 'the correct answer is much longer than all wrong ones']],
  ],
  [
    'lengthTellsNothing, by a short answer',
    lengthTellsNothing,
    withFirst({ answers: [second, { ...first, text: 'North' }, third] }),
    [['questions.0.answers.1.text', 'the correct answer is much shorter than all wrong ones']],
  ],
  [
    'lengthIsNoRule, by long answers',
    lengthIsNoRule,
    withLength((text) => `${text} all`),
    [['questions', 'the correct answer is the longest in 100 % of the single ones, where chance makes it 25 %']],
  ],
  [
    'lengthIsNoRule, by short answers',
    lengthIsNoRule,
    withLength((text) => text.slice(2)),
    [['questions', 'the correct answer is the shortest in 100 % of the single ones, where chance makes it 25 %']],
  ],
  [
    'answersStandAlone',
    answersStandAlone,
    withFirst({ answers: [first, second, { ...third, text: 'None of the above' }] }),
    [['questions.0.answers.2.text', 'an answer takes no "None of the above"']],
  ],
  [
    'answersStandAlone, beside answers by their letters',
    answersStandAlone,
    withFirst({ answers: [first, second, { ...third, text: 'It takes both A and B' }] }),
    [['questions.0.answers.2.text', 'an answer takes no "both A and B"']],
  ],
  [
    'textSaysHowMany, of several',
    textSaysHowMany,
    withFirst({ answers: [first, { ...second, correct: true }, third] }),
    [['questions.0.text', '2 answers are correct: the text takes "Which two …"']],
  ],
  [
    'textSaysHowMany, of one',
    textSaysHowMany,
    withFirst({ text: 'Which\nthree sides should it choose?' }),
    [['questions.0.text', 'the text asks for three, but 1 answer is correct']],
  ],
  [
    'textSaysHowMany, in figures',
    textSaysHowMany,
    withFirst({ text: 'What should it choose? Select 3.', answers: [first, { ...second, correct: true }, third] }),
    [['questions.0.text', 'the text asks for 3, but 2 answers are correct']],
  ],
  [
    'explanationsSayWhy',
    explanationsSayWhy,
    withFirst({ answers: [first, { ...second, explanation: 'This is wrong.' }] }),
    [['questions.0.answers.1.explanation', '14 characters: an explanation takes at least 40']],
  ],
  [
    'explanationsDiffer',
    explanationsDiffer,
    withFirst({ answers: [first, { ...second, explanation: ` ${first.explanation.toUpperCase()}\n` }] }),
    [['questions.0.answers.1.explanation', 'this explanation stands twice in its question']],
  ],
  [
    'referencesAreDocumentation',
    referencesAreDocumentation,
    withFirst({ references: [{ title: 'A blog', url: 'https://salesforce.com.blog.example/sides' }] }),
    [
      [
        'questions.0.references.0.url',
        "salesforce.com.blog.example is none of the documentation's hosts: help.salesforce.com, " +
          'developer.salesforce.com, architect.salesforce.com, trailhead.salesforce.com, admin.salesforce.com',
      ],
    ],
  ],
  [
    'namesAreCurrent',
    noNames,
    {
      ...withFirst({
        text: 'An old text?',
        answers: [
          { ...first, text: 'old' },
          { ...second, explanation: 'old' },
        ],
      }),
      name: 'The old exam',
      description: 'It is old.',
    },
    [
      ['name', '"old" is out of use: say new'],
      ['description', '"old" is out of use: say new'],
      ['questions.0.text', '"old" is out of use: say new'],
      ['questions.0.answers.0.text', '"old" is out of use: say new'],
      ['questions.0.answers.1.explanation', '"old" is out of use: say new'],
    ],
  ],
];

describe('editorial rules', () => {
  it.each(cases)('%s finds what is broken', (_, rule, broken, findings) => {
    expect(rule(broken).map(({ path, message }) => [path.join('.'), message])).toEqual(findings);
  });

  it('find nothing in a good exam', () => {
    expect(editorialRules().flatMap((rule) => rule(goodExam()))).toEqual([]);
  });

  it('are all tried here', () => {
    const tried = new Set(cases.map(([, rule]) => rule).filter((rule) => rule !== noNames));
    // The one about names is tried with names of its own.
    const [names, ...untried] = editorialRules().filter((rule) => !tried.has(rule));
    expect([names?.(withFirst({ text: 'Pardot?' })), untried]).toMatchObject([
      [{ path: ['questions', 0, 'text'] }],
      [],
    ]);
    expect(editorialRules()).toHaveLength(tried.size + 1);
  });
});

describe('rules about shares', () => {
  it('say nothing of an exam that is only begun', () => {
    const begun = goodExam({ questions: goodQuestions(19).map((one) => ({ ...one, answers: [first, second] })) });
    expect(lettersAreEven(begun)).toEqual([]);
    expect(difficultiesHaveTheirShare(begun)).toEqual([]);
    expect(sectionsHaveTheirShare({ ...begun, sections: [{ id: 'setup', name: 'Setup', weight: 100 }] })).toEqual([]);
  });

  it.each([15, 25])('take %i of 100 questions with several answers', (count) => {
    const questions = goodQuestions(100).map((question, index) => ({
      ...question,
      answers: goodQuestion(index < count ? 4 : index % 4).answers,
    }));
    expect(someTakeSeveralAnswers(goodExam({ questions }))).toEqual([]);
  });

  it('take a letter as often as its place lets chance choose it', () => {
    const questions = goodQuestions(60).map((question, index) => ({
      ...question,
      answers: [first, second, third].map(({ text, explanation }, at) => ({
        text,
        explanation,
        ...(at === index % 3 && { correct: true }),
      })),
    }));
    expect(lettersAreEven(goodExam({ questions }))).toEqual([]);
  });
});

describe('textSaysHowMany', () => {
  it.each([
    'Two teams share one org. Which side should they choose?',
    'Users can choose one of three sides. What should they get?',
    'Its paper is two-sided. Which side should it choose?',
  ])('takes "%s" as a question for one answer', (text) => {
    expect(textSaysHowMany(withFirst({ text }))).toEqual([]);
  });
});

describe('lengthTellsNothing', () => {
  it('lets names differ that are short anyway', () => {
    const texts = ['Opportunity', 'Case', 'Lead', 'Task'];
    const answers = goodQuestion(0).answers.map((answer, at) => ({ ...answer, text: texts[at] ?? '' }));
    expect(lengthTellsNothing(withFirst({ answers }))).toEqual([]);
  });
});
