import * as z from 'zod/mini';
import { answersTo } from '../answersTo.ts';
import { letter } from '../letter.ts';
import { defineTemplate } from '../template.ts';

/** What somebody thinks of the site, for the people behind it. */
export const feedbackMessage = defineTemplate(
  z.object({ email: z.string(), message: z.string() }),
  ({ email, message }) => ({
    ...letter(`Feedback from ${email}`, [
      `${email} wrote:`,
      { quote: message },
      `Answer to ${email}. Nobody has checked that this is the writer’s address.`,
    ]),
    ...answersTo(email),
  }),
);
