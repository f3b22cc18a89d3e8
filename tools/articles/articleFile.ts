import * as z from 'zod';

const line = z.string().refine((value) => value.trim() !== '', 'must not be empty');

/** Shape of what stands above the text of an article's file. */
export const articleFile = z.strictObject({
  title: line,
  description: line,
  /** Order on the page. */
  position: z.int('takes a whole number').check(z.positive('takes a number from 1')),
  /** Slugs of the exams that it speaks of. */
  exams: z.array(z.string()),
  updated: z.iso.date('takes a date as 2026-11-21'),
});

/** What an article's file says about itself. */
export type ArticleFile = z.output<typeof articleFile>;
