import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ExamFile } from '../../../../server/content/examFile.ts';
import * as good from '../../../../tests/harness/goodExam.ts';
import { editorialRules } from '../checkExams.ts';
import { readGlossary } from '../glossary.ts';
import type { EditorialRule } from '../rule.ts';
import { everyText, readHabits } from '../voice.ts';
import * as coverage from './coverage.ts';
import * as depth from './depth.ts';
import * as guessing from './guessing.ts';
import * as names from './names.ts';
import * as question from './question.ts';
import * as references from './references.ts';
import * as shares from './shares.ts';
import * as wording from './wording.ts';

type Question = ExamFile['questions'][number];

const { goodExam, goodQuestions, withEach, withQuestions } = good;
const [setup, data] = good.goodSections;
const [first, second, third] = good.goodAnswers();

const withFirst = (question: Partial<Question>) => withQuestions({ 0: question });
const answering = (...answers: Question['answers']) => withFirst({ answers });
const explaining = (explanation: string) => answering(first, { ...second, explanation });
const oneAnswer = { answers: good.goodAnswers() };
const referring = (...urls: string[]) => ({ references: urls.map((url) => ({ title: 'A page', url })) });
const blog = 'https://salesforce.com.blog.example/sides';
const old = 'https://help.salesforce.com/s/articleView?id=sharing.htm';
const page = 'https://help.salesforce.com/s/articleView?id=platform.sharing.htm&type=5';
const module = 'https://trailhead.salesforce.com/de/content/learn/modules/data_modeling/';
const code = '```\nx();\n```';
const long = 'word '.repeat(90);

/** Each rule, an exam that breaks it, and the places of what it finds there. */
const broken: readonly (readonly [EditorialRule, ExamFile, places: string])[] = [
  [
    everyText((text) => (text.includes('just') ? ['"just" is a habit of wording: only'] : [])),
    {
      ...withFirst({ rule: 'just', trap: 'just', setup: 'Setup > just' }),
      name: 'just',
      description: 'It is just so.',
    },
    'name description questions.0.rule questions.0.trap',
  ],
  [
    names.freshNamesStandBoth({
      missingIn: (text) => (/new(?! \(formerly old)/.test(text) ? ['say "new (formerly old)"'] : []),
    }),
    withQuestions({ 0: { text: 'A new text?', setup: 'Setup > old' }, 1: { text: 'A new (formerly old) text?' } }),
    'questions.0',
  ],
  [
    names.keysTurnOnNoName({ withoutNames: (text) => text.replaceAll('old', 'new') }),
    answering({ ...first, text: 'A new side' }, { ...second, text: 'A old side' }, third),
    'questions.0.answers.1.text',
  ],
  [
    question.questionsAreComplete,
    withQuestions({
      0: { objective: undefined, task: undefined, set: 4, verifiedOn: undefined, rule: undefined, references: [] },
      1: { text: `${long}more?`, rule: 'Look at the need.', ...referring(blog, old) },
      2: {
        text: `${long}\n${code.replace('x', long)}`,
        answers: [first, { ...second, explanation: 'Unlike option B.' }],
      },
      3: { answers: [first, second, third, { ...first, text: 'None of the above' }] },
    }),
    [
      'questions.0.objective questions.0.task questions.0.set questions.0.verifiedOn questions.0.rule',
      'questions.0.references questions.1.text questions.1.rule questions.1.references.0.url',
      'questions.1.references.1.url questions.2.answers.1.explanation questions.2.answers.1.explanation',
      'questions.2.answers questions.3.answers.3.text',
    ].join(' '),
  ],
  [
    references.referencesArePages,
    goodExam({ questions: goodQuestions(20, { 3: referring(module), 4: referring(module, page) }) }),
    'questions.3.references',
  ],
  [
    wording.explanationsDiffer,
    explaining(` ${first.explanation.toUpperCase()}\n`),
    'questions.0.answers.1.explanation',
  ],
  [
    wording.textSaysHowMany,
    withQuestions({
      0: { answers: [first, { ...second, correct: true }, third] },
      1: { text: 'Which\nthree sides should it choose?' },
      2: { text: 'A path shows which three fields matter. Which side should it choose?' },
    }),
    'questions.0.text questions.1.text',
  ],
  [coverage.hasEnoughQuestions, goodExam({ slug: 'administrator', questions: goodQuestions(239) }), 'questions'],
  [
    coverage.objectivesAreCovered,
    goodExam({
      sections: [
        { ...setup, objectives: [{ id: 'new', name: 'New' }] },
        { ...data, objectives: [] },
      ],
    }),
    'sections.0.objectives.0 sections.1',
  ],
  [
    coverage.objectiveIdsDiffer,
    goodExam({ sections: [setup, { ...data, objectives: [{ id: 'data', name: 'Load data' }] }] }),
    'sections.1.objectives.0.id',
  ],
  [coverage.objectiveIsOfSection, withFirst({ objective: 'data-0' }), 'questions.0.objective'],
  [
    coverage.setsFollowWeights,
    withEach(({ section, set }) => (set === 3 && section === 'data' ? { set: 2 } : {})),
    'questions sections.0 sections.1 questions sections.0 sections.1',
  ],
  [
    coverage.firstQuestionsAreSample,
    withEach((_, index) => (index < 10 ? { section: 'setup', difficulty: 'medium' } : index === 15 ? { set: 2 } : {})),
    'questions questions',
  ],
  [depth.someDiagnose, withEach(({ task }, index) => ({ task: index < 100 ? 'compare' : task })), 'questions'],
  [depth.someCompare, withEach(({ task }, index) => ({ task: index < 100 ? 'predict' : task })), 'questions'],
  [
    depth.someHaveCode,
    { ...withEach(({ text }, index) => ({ text: index < 60 ? `${text}\n${code}` : text })), slug: 'developer1' },
    'questions',
  ],
  [
    guessing.guessersFail,
    withEach(({ answers }) => ({
      answers: answers.map((one) => ({ ...one, text: `${one.text}${one.correct ? ' on' : ''}` })),
    })),
    'questions questions',
  ],
  [
    guessing.lengthTellsNothing,
    withQuestions({
      0: { answers: [{ ...first, text: `${first.text}, as the team has been there before` }, second, third] },
      1: { answers: ['Case', 'Opportunity', 'Lead'].map((text, at) => ({ ...(at === 0 ? first : second), text })) },
    }),
    'questions.0.answers.0.text',
  ],
  [
    shares.sectionsHaveTheirShare,
    withEach(({ section }, index) => ({ section: index < 5 ? 'data' : section })),
    'sections.0 sections.1',
  ],
  [
    shares.difficultiesHaveTheirShare,
    withEach(({ difficulty }, index) => ({ difficulty: index < 60 ? 'easy' : difficulty })),
    'questions questions questions',
  ],
  [shares.someTakeSeveralAnswers, withEach((_, index) => (index >= 140 ? oneAnswer : {})), 'questions'],
  [shares.severalAreSpread, withEach(({ difficulty }) => (difficulty === 'easy' ? oneAnswer : {})), 'questions'],
  [shares.lettersAreEven, withEach((_, index) => (index < 25 ? oneAnswer : {})), 'questions'],
];

it.each(broken)('%# finds what is wrong at $2', (rule, exam, places) => {
  expect(
    rule(exam)
      .map(({ path }) => path.join('.'))
      .join(' '),
  ).toBe(places);
});

const contentFile = (name: string) => join(import.meta.dirname, '../../../../content', name);

it('every rule lets a good exam stand, and those of shares one that is only begun', () => {
  const rules = editorialRules(readGlossary(contentFile('glossary.yaml')), readHabits(contentFile('voice.yaml')));
  expect(rules.flatMap((rule) => rule(goodExam()))).toEqual([]);
  expect(rules).toHaveLength(broken.length);
  const begun = withEach(() => ({ difficulty: 'easy', section: 'data' })).questions.slice(0, 9);
  expect(Object.values(shares).flatMap((rule) => rule(goodExam({ questions: begun })))).toEqual([]);
});
