import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ExamFile } from '../../../../server/content/examFile.ts';
import { goodAnswers, goodExam, goodQuestions, withEach, withQuestions } from '../../../../tests/harness/goodExam.ts';
import { editorialRules } from '../checkExams.ts';
import { readGlossary } from '../glossary.ts';
import type { EditorialRule } from '../rule.ts';
import { readHabits } from '../voice.ts';
import { textsHaveNoHabits } from './habits.ts';
import * as names from './names.ts';
import * as references from './references.ts';
import * as teaching from './teaching.ts';
import * as wording from './wording.ts';

type Question = ExamFile['questions'][number];

const [first, second, third, fourth] = goodAnswers();

const withFirst = (question: Partial<Question>) => withQuestions({ 0: question });
const referring = (...urls: string[]) => ({ references: urls.map((url) => ({ title: 'A page', url })) });
const pages = [
  'https://help.salesforce.com/s/articleView?id=platform.sharing.htm&type=5',
  'https://trailhead.salesforce.com/en/content/learn/modules/data_modeling/object_relationships',
  'https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/apex_triggers.htm',
  'https://architect.salesforce.com/decision-guides/record-triggered',
];
/** Addresses of a whole site, module or guide. */
const generic = [
  'https://help.salesforce.com/s/',
  'https://trailhead.salesforce.com/de/content/learn/modules/data_modeling/',
  'https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/',
  'https://architect.salesforce.com/decision-guides',
];
const legacy = [
  'https://help.salesforce.com/articleView?id=sharing.htm&type=5',
  'https://help.salesforce.com/HTViewHelpDoc?id=sharing.htm',
  'https://help.salesforce.com/s/articleView?id=sharing.htm',
  'https://developer.salesforce.com/page/Apex',
];

const outdatedIn = (text: string) => (text.includes('old') ? [{ name: 'old', say: 'new' }] : []);
const missingIn = (text: string) =>
  text.includes('new') && !text.includes('old') ? [{ name: 'new', formerly: 'old' }] : [];
const withoutNames = (text: string) => text.replaceAll('old', 'new');
const habitsOf = (text: string) => (text.includes('just') ? [{ words: 'just', say: 'only' }] : []);

/** Each rule, an exam that breaks it, and what it finds there. */
const broken: readonly (readonly [EditorialRule, ExamFile, ...string[]])[] = [
  [
    textsHaveNoHabits(habitsOf),
    { ...withFirst({ rule: 'just', setup: 'Setup > just' }), description: 'It is just so.' },
    'description: "just" is a habit of wording: only',
    'questions.0.rule: "just" is a habit of wording: only',
  ],
  [
    names.namesAreCurrent({ outdatedIn }),
    { ...withFirst({ trap: 'old', setup: 'Setup > old' }), name: 'The old exam', description: 'It is old.' },
    ...['name', 'description', 'questions.0.trap'].map((path) => `${path}: "old" is out of use: say new`),
  ],
  [
    names.freshNamesStandBoth({ missingIn }),
    withQuestions({ 0: { text: 'A new text?', setup: 'Setup > old' }, 1: { text: 'A new (formerly old) text?' } }),
    'questions.0: "new" is a fresh name: say once "new (formerly old)"',
  ],
  [
    names.keysTurnOnNoName({ withoutNames }),
    withFirst({ answers: [{ ...first, text: 'A new side' }, { ...second, text: 'A old side' }, third] }),
    'questions.0.answers.1.text: this answer differs from another by nothing but an old and a new name',
  ],
  [references.hasReference, withFirst(referring()), 'questions.0.references: a question takes a reference'],
  [
    references.referencesAreDocumentation,
    withFirst(referring('https://salesforce.com.blog.example/sides')),
    "questions.0.references.0.url: salesforce.com.blog.example is none of the documentation's hosts: " +
      'help.salesforce.com, developer.salesforce.com, architect.salesforce.com, trailhead.salesforce.com, ' +
      'admin.salesforce.com',
  ],
  [
    references.referencesAreCurrent,
    withFirst(referring(...legacy, ...pages, ...generic)),
    ...legacy.map((_, at) => `questions.0.references.${at}.url: this address is of an old or incomplete form`),
  ],
  [
    references.referencesArePages,
    goodExam({ questions: goodQuestions(20, Object.fromEntries(generic.map((url, at) => [at, referring(url)]))) }),
    ...generic.map(
      (_, at) =>
        `questions.${at}.references: the reference names no page, but all of a module, a guide or a site: ` +
        '20 % of the questions do, where at most 2 % may',
    ),
  ],
  [
    teaching.explanationsSayWhy,
    withFirst({ answers: [first, { ...second, explanation: 'This is wrong.' }] }),
    'questions.0.answers.1.explanation: 14 characters: an explanation takes at least 60',
  ],
  [
    teaching.explanationsTeach,
    withFirst({ answers: [first, second] }),
    'questions.0.answers: 80 words: the explanations of a question take at least 110 together',
  ],
  [
    teaching.explanationsDiffer,
    withFirst({ answers: [first, { ...second, explanation: ` ${first.explanation.toUpperCase()}\n` }, third, fourth] }),
    'questions.0.answers.1.explanation: this explanation stands twice in its question',
  ],
  [
    teaching.ruleIsKept,
    withQuestions({ 0: { rule: undefined }, 1: { rule: 'Look at the need.' } }),
    'questions.0: the question has no rule of a sentence',
    'questions.1: the question has no rule of a sentence',
  ],
  [
    teaching.isVerified,
    withFirst({ verifiedOn: undefined, release: undefined }),
    'questions.0: the question has no verifiedOn and no release',
  ],
  [
    wording.answersStandAlone,
    withFirst({
      answers: [first, { ...second, explanation: 'Unlike option B.' }, { ...third, text: 'None of the above' }],
    }),
    'questions.0.answers.1.explanation: an answer takes no "option B"',
    'questions.0.answers.2.text: an answer takes no "None of the above"',
  ],
  [
    wording.textSaysHowMany,
    withQuestions({
      0: { answers: [first, { ...second, correct: true }, third] },
      1: { text: 'Which\nthree sides should it choose?' },
    }),
    'questions.0.text: 2 answers are correct: the text takes "Which two …"',
    'questions.1.text: the text asks for three, but 1 answer is correct',
  ],
];

it.each(broken.map(([rule, exam, ...findings]) => [findings, rule, exam] as const))(
  'finds %j',
  (findings, rule, exam) => {
    expect(rule(exam).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(findings);
  },
);

/** Exams that break nothing, though they look like it. */
const sound: readonly (readonly [string, EditorialRule, ExamFile])[] = [
  ['pages', references.referencesArePages, withEach((_, index) => referring(pages[index % pages.length] ?? ''))],
  ['a module beside a page', references.referencesArePages, withEach(() => referring(...generic, ...pages))],
  [
    'numbers that are no number of answers',
    wording.textSaysHowMany,
    withQuestions({
      0: { text: 'Two teams share one org. Which side should they choose?' },
      1: { text: 'Users can choose one of three sides. What should they get?' },
      2: { text: 'A path shows which three fields matter. Which side should it choose?' },
    }),
  ],
];

it.each(sound)('lets stand %s', (_, rule, exam) => {
  expect(rule(exam)).toEqual([]);
});

it('finds nothing in a good exam', () => {
  const contentFile = (name: string) => join(import.meta.dirname, '../../../../content', name);
  const rules = editorialRules(readGlossary(contentFile('glossary.yaml')), readHabits(contentFile('voice.yaml')));
  expect(rules.flatMap((rule) => rule(goodExam()))).toEqual([]);
});
