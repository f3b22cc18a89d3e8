import { goodExam, goodQuestions, withEach, withQuestions } from '../../../../tests/harness/goodExam.ts';
import type { RuleCase } from '../testing/ruleCase.ts';
import * as rule from './references.ts';

const referring = (...urls: string[]) => ({ references: urls.map((url) => ({ title: 'A page', url })) });

/** Addresses of pages, which are no addresses of more than that. */
const pages = [
  'https://help.salesforce.com/s/articleView?id=platform.sharing.htm&type=5',
  'https://trailhead.salesforce.com/content/learn/modules/data_modeling/object_relationships',
  'https://trailhead.salesforce.com/en/content/learn/modules/data_modeling/object_relationships',
  'https://developer.salesforce.com/docs/platform/lwc/guide/create-components.html',
  'https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/apex_triggers.htm',
  'https://architect.salesforce.com/decision-guides/record-triggered',
  'https://admin.salesforce.com/blog/2026/a-post',
];

/** Addresses of a whole module, trail, guide or site. */
const generic = [
  'https://help.salesforce.com/',
  'https://help.salesforce.com/s/',
  'https://trailhead.salesforce.com/content/learn/modules/data_modeling',
  'https://trailhead.salesforce.com/de/content/learn/modules/data_modeling/',
  'https://trailhead.salesforce.com/content/learn/trails/force_com_admin_beginner',
  'https://trailhead.salesforce.com/credentials/administrator',
  'https://developer.salesforce.com/docs',
  'https://developer.salesforce.com/docs/apis',
  'https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/apexcode/',
  'https://architect.salesforce.com/decision-guides',
];

const legacy = [
  'https://help.salesforce.com/articleView?id=sharing.htm&type=5',
  'https://help.salesforce.com/HTViewHelpDoc?id=sharing.htm',
  'https://help.salesforce.com/s/articleView?id=sharing.htm',
  'https://developer.salesforce.com/page/Apex',
  'https://developer.salesforce.com/docs/atlas.en-us.apexcode.meta/',
];

export const cases: RuleCase[] = [
  [
    'hasReference',
    rule.hasReference,
    withQuestions({ 0: referring() }),
    [['questions.0.references', 'a question takes a reference']],
  ],
  [
    'referencesAreDocumentation',
    rule.referencesAreDocumentation,
    withQuestions({ 0: referring('https://salesforce.com.blog.example/sides') }),
    [
      [
        'questions.0.references.0.url',
        "salesforce.com.blog.example is none of the documentation's hosts: help.salesforce.com, " +
          'developer.salesforce.com, architect.salesforce.com, trailhead.salesforce.com, admin.salesforce.com',
      ],
    ],
  ],
  [
    'referencesAreCurrent',
    rule.referencesAreCurrent,
    withQuestions({ 0: referring(...legacy, ...pages, ...generic) }),
    legacy.map(
      (_, at) => [`questions.0.references.${at}.url`, 'this address is of an old or incomplete form'] as const,
    ),
  ],
  [
    'referencesArePages',
    rule.referencesArePages,
    goodExam({
      questions: goodQuestions(20, Object.fromEntries(generic.map((url, at) => [at, referring(url)]))),
    }),
    generic.map(
      (_, at) =>
        [
          `questions.${at}.references`,
          'the reference names no page, but all of a module, a guide or a site: 50 % of the questions do, where at most 2 % may',
        ] as const,
    ),
  ],
];

/** Exams that break nothing, though they look like it. */
export const sound: readonly (readonly [name: string, rule: RuleCase[1], exam: RuleCase[2]])[] = [
  ['pages', rule.referencesArePages, withEach((_, index) => referring(pages[index % pages.length] ?? ''))],
  ['a module beside a page', rule.referencesArePages, withEach(() => referring(...generic, ...pages))],
  ['a portal now and then', rule.referencesArePages, withQuestions({ 0: referring('https://help.salesforce.com/') })],
];
