import * as z from 'zod';
import { difficulty } from '../../contract/exams.ts';

const line = z.string().refine((value) => value.trim() !== '', 'must not be empty');
const httpsUrl = z.url({ protocol: /^https$/, error: 'takes an address that starts with https://' });
const isoDate = z.iso.date('takes a date as 2026-11-21');
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'takes lower-case letters, digits and hyphens');
const count = (least: number, most: number) =>
  z
    .int(`takes a whole number from ${least} to ${most}`)
    .refine((value) => value >= least && value <= most, `takes a whole number from ${least} to ${most}`);

const answer = z.strictObject({
  text: line,
  /** Only on correct answers. */
  correct: z.boolean().optional(),
  explanation: z.string(),
});

const question = z.strictObject({
  /** Stable and unique in the exam: saved attempts refer to it. */
  id: key,
  /** Id of a section of this exam. */
  section: z.string(),
  difficulty,
  text: line,
  answers: z.array(answer),
  references: z.array(z.strictObject({ title: line, url: httpsUrl })),
});

/** Shape of a content file. What holds between its parts is in `rules.ts`. */
export const examFile = z.strictObject({
  /** The exam's address part; the file is called after it. */
  slug: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/, 'takes letters, digits and hyphens'),
  name: line,
  description: line,
  /** Place in the catalogue. */
  position: count(0, 10_000),
  /** Dollars with two decimals, quoted. */
  price: z.string('takes a quoted price as "49.00"').regex(/^\d{1,6}\.\d{2}$/, 'takes a quoted price as "49.00"'),
  /** Share of right answers that passes, in percent. */
  passMark: count(0, 100),
  /** Time the official exam gives. */
  minutes: count(1, 1000),
  /** Numbers of questions of the official exam. */
  scoredQuestions: count(1, 1000),
  unscoredQuestions: count(0, 1000),
  /** The official exam guide that the sections and numbers come from. */
  guide: z.strictObject({ title: line, url: httpsUrl, verifiedOn: isoDate, effectiveFrom: isoDate.optional() }),
  /** Sections of the official guide; weights in percent. */
  sections: z
    .array(z.strictObject({ id: key, name: line, weight: count(1, 100) }))
    .min(1, 'takes at least one section'),
  questions: z.array(question),
});

/** A content file of the right shape. */
export type ExamFile = z.output<typeof examFile>;
