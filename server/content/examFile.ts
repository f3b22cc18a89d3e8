import * as z from 'zod';
import { difficulty } from '../../contract/exams.ts';

// Descriptions, and what `meta` adds, are for editors: `npm run content -- schema` makes content/exams/exam.schema.json
// of this file. For these rules the server has messages of its own (`rules.ts`).

const line = z.string().regex(/\S/, 'must not be empty');
const httpsUrl = z
  .url({ protocol: /^https$/, error: 'takes an address that starts with https://' })
  .meta({ pattern: '^https://' });
const isoDate = z.iso.date('takes a date as 2026-11-21');
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'takes lower-case letters, digits and hyphens');
const count = (least: number, most: number) => {
  const message = `takes a whole number from ${least} to ${most}`;
  return z.int(message).min(least, message).max(most, message);
};

const answer = z.strictObject({
  text: line.describe('What the learner picks. As long as the others, and like them in form and grammar.'),
  correct: z.boolean().optional().describe('Only on correct answers.'),
  explanation: z
    .string()
    .describe('Why it is right or wrong in this situation, and when a wrong one would be right. Empty in a draft.'),
});

/** What someone does to answer a question: pick what fits, set designs against each other, find a cause, foresee. */
const task = z.enum(['choose', 'compare', 'diagnose', 'predict']);

const question = z.strictObject({
  id: key.describe(
    'Stable and unique in the exam, as adm-setup-01: saved attempts refer to it, and versions.json knows it for ever.',
  ),
  section: z.string().describe('Id of a section of this exam.'),
  objective: key.optional().describe("Id of one of its section's objectives."),
  task: task
    .optional()
    .describe('choose what fits, compare workable designs, diagnose what failed, or predict what will happen.'),
  set: count(1, 9)
    .optional()
    .describe("Which of the exam's disjoint practice exams it belongs to; the first if left out."),
  version: count(1, 999)
    .optional()
    .describe('Grows by one when the text, the answers or the key change; the id stays. 1 if left out.'),
  correctedOn: isoDate.optional().describe('When it got its version, where that is not the first: learners are told.'),
  verifiedOn: isoDate.optional().describe('When somebody last compared the question with the documentation.'),
  release: line.optional().describe("The release of the platform that it was compared with, as Winter '27."),
  difficulty: z.enum(difficulty.options).describe('A quarter of the questions is easy, half medium, a quarter hard.'),
  text: line.describe(
    'A situation and a question that has one defensible key. Where several answers are correct it says how many: "Which two …?" Code stands between lines of ```.',
  ),
  answers: z.array(answer).meta({
    minItems: 2,
    description: 'Four usually, five where several are correct. On the site they have letters in this order.',
  }),
  rule: line.optional().describe('A sentence to keep in mind, beyond this situation.'),
  setup: line.optional().describe('The path in Setup, or the command, where something is configured.'),
  trap: line.optional().describe('The mistake that people make here, in a sentence.'),
  references: z
    .array(
      z.strictObject({
        title: line.describe('The title of the page.'),
        url: httpsUrl.describe('Address of public Salesforce documentation.'),
      }),
    )
    .meta({ description: 'The pages that the key stands on. None in a draft.' }),
});

/** Shape of a content file. What holds between its parts is in `rules.ts`. */
export const examFile = z.strictObject({
  slug: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/, 'takes letters, digits and hyphens')
    .describe("The exam's address: /certifications/{slug}. The file is called after it."),
  name: line.describe('The official name without "Salesforce Certified".'),
  description: line.describe('What the certificate is about, in a sentence or two for the list.'),
  position: count(0, 10_000).describe('Place in the list: the usual order of a career. No two exams have the same.'),
  price: z
    .string('takes a quoted price as "49.00"')
    .regex(/^\d{1,6}\.\d{2}$/, 'takes a quoted price as "49.00"')
    .describe('Dollars with two decimals, quoted. An exam for "0.00" belongs to every registered user.'),
  passMark: count(0, 100).describe('Share of right answers that passes the official exam, in percent.'),
  minutes: count(1, 1000).describe('Time that the official exam gives.'),
  scoredQuestions: count(1, 1000).describe('Questions of the official exam that count.'),
  unscoredQuestions: count(0, 1000).describe('Questions of the official exam that do not count.'),
  guide: z
    .strictObject({
      title: line.describe('The title of the page.'),
      url: httpsUrl.describe('Its public address.'),
      verifiedOn: isoDate.describe('When somebody last compared the numbers and sections here with the guide.'),
      effectiveFrom: isoDate.optional().describe('From when on the guide holds, where it says so.'),
    })
    .describe('The official exam guide that the sections and numbers come from.'),
  sections: z
    .array(
      z.strictObject({
        id: key.describe('Short: the questions name it.'),
        name: line.describe('As in the guide.'),
        weight: count(1, 100).describe('In percent. All weights sum to 100.'),
        objectives: z
          .array(
            z.strictObject({
              id: key.describe('Short: the questions name it.'),
              name: line.describe('As the guide says it, or shorter.'),
            }),
          )
          .optional()
          .describe('What the guide asks for in this section.'),
      }),
    )
    .min(1, 'takes at least one section')
    .describe('Sections of the official guide, in its order.'),
  changes: z
    .array(
      z.strictObject({
        date: isoDate.describe('The day of the change.'),
        text: line.describe('For learners, in a sentence or two.'),
      }),
    )
    .optional()
    .describe("What changed in the questions, the newest first. The exam's page shows it."),
  questions: z
    .array(question)
    .describe('The first 10 are what visitors see, the first 20 what registered users see: both cover every section.'),
});

/** A content file of the right shape. */
export type ExamFile = z.output<typeof examFile>;

/**
 * Whether a question lacks what learners are promised: an explanation of every answer, and a page that it rests on.
 * Imported questions often do. They stay in the file, where `npm run content:check` names them, and off the site.
 */
function isDraft({ answers, references }: ExamFile['questions'][number]): boolean {
  return references.length === 0 || answers.some(({ explanation }) => explanation.trim() === '');
}

/** An exam as the site shows it. */
export const withoutDrafts = (exam: ExamFile): ExamFile => ({
  ...exam,
  questions: exam.questions.filter((question) => !isDraft(question)),
});
