import * as z from 'zod/mini';
import { paths } from '../../../domain/paths.ts';
import { letter } from './letter.ts';
import { defineTemplate } from './template.ts';

const reportData = z.object({
  state: z.enum(['accepted', 'declined']),
  /** Name of the exam. */
  exam: z.string(),
  questionId: z.string(),
  /** What has changed, or why nothing has. */
  answer: z.string(),
});

const words = {
  accepted: { subject: 'Your report was accepted', lead: 'Thank you, you were right. This is what has changed:' },
  declined: { subject: 'Your report was declined', lead: 'Thank you. We checked the question, and it stays as it is:' },
} as const;

/** Tells someone what became of a question that they reported. */
export const reportAnswered = defineTemplate(reportData, ({ state, exam, questionId, answer }, deps) =>
  letter(words[state].subject, [
    `You reported a question of ${exam} (${questionId}).`,
    words[state].lead,
    { quote: answer },
    { label: 'See your reports', href: `${deps.publicUrl}${paths.profile.href()}` },
  ]),
);
