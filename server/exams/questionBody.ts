import * as z from 'zod/mini';
import { answer, reference } from '../../contract/exams.ts';

/** What the database keeps of a question in one column: the parts that no query looks into. */
export const questionBody = z.object({
  text: z.string(),
  answers: z.array(answer),
  references: z.array(reference),
});
export type QuestionBody = z.output<typeof questionBody>;
