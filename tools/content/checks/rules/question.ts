import * as z from 'zod';
import { type EditorialRule, SETS } from '../rule.ts';
import { wordsOf } from '../text.ts';

/** Words of a text besides its code: more are no harder, but slower to read. */
const MOST_WORDS = 90;

/** Characters of an explanation: fewer give no reason. */
const LEAST_REASON = 60;

/** Words of a question's explanations together: fewer don't teach its matter. */
const LEAST_WORDS = 110;

/** Words of a rule: fewer make no sentence. */
const LEAST_RULE = 6;

/** Answers, and explanations, that refer to other answers. */
const OTHER_ANSWERS =
  /\b(?:all|none|any|both|neither|either) of (?:the above|these answers|these options)\b|\b(?:both|neither|either) [A-F] (?:and|nor|or) [A-F]\b|\b(?:option|answer|choice) [A-F]\b/i;

const standsAlone = z.string().refine((text) => !OTHER_ANSWERS.test(text), {
  error: ({ input }) => `an answer takes no "${OTHER_ANSWERS.exec(String(input))?.[0]}"`,
});

const reason = standsAlone.refine(
  (text) => text.trim().length >= LEAST_REASON,
  `an explanation takes at least ${LEAST_REASON} characters`,
);

/** Where Salesforce documents its products for everyone: no blog, no question bank, nothing behind a login. */
const HOSTS = ['help', 'developer', 'architect', 'trailhead', 'admin'].map((name) => `${name}.salesforce.com`);

/** Addresses of old forms, which lead on today and nowhere one day. */
const LEGACY = [
  /HTViewHelpDoc/,
  /help\.salesforce\.com\/(?:HT|articleView)/,
  /articleView\?(?!.*\btype=)/,
  /developer\.salesforce\.com\/(?:page|index\.php|docs\/atlas\.[^/]*\/?$)/,
];

const documentation = z
  .string()
  .refine((url) => HOSTS.includes(new URL(url).host), `the documentation's hosts are ${HOSTS.join(', ')}`)
  .refine((url) => !LEGACY.some((form) => form.test(url)), 'this address is of an old or incomplete form');

const ruleText = 'the question has no rule of a sentence';

/** What each question of an exam has by itself; in a file that is begun it may still lack it. */
const question = z.object({
  objective: z.string('the question names no objective'),
  task: z.string('the question names no task: choose, compare, diagnose or predict'),
  set: z.int().max(SETS, `there are ${SETS} practice exams`).optional(),
  verifiedOn: z.string('the question has no verifiedOn'),
  release: z.string('the question has no release'),
  text: z.string().refine((text) => wordsOf(text).length <= MOST_WORDS, `a text takes at most ${MOST_WORDS} words`),
  answers: z
    .array(z.object({ text: standsAlone, explanation: reason }))
    .refine(
      (answers) => answers.flatMap(({ explanation }) => wordsOf(explanation)).length >= LEAST_WORDS,
      `the explanations of a question take at least ${LEAST_WORDS} words together`,
    ),
  rule: z.string(ruleText).refine((rule) => wordsOf(rule).length >= LEAST_RULE, ruleText),
  references: z.array(z.object({ url: documentation })).min(1, 'a question takes a reference'),
});

const exam = z.object({ questions: z.array(question) });

/** Every question is complete, as long as it should be, and rests on documentation of today. */
export const questionsAreComplete: EditorialRule = (file) => exam.safeParse(file).error?.issues ?? [];
