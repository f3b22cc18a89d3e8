import { counted } from '../../content/counted.ts';
import type { EditorialRule } from '../rule.ts';

/** What an exam on the site has at least: as many as the official one scores. */
const LEAST = 60;

/** Exams that promise more, by slug. */
const LEAST_OF: Readonly<Record<string, number>> = { administrator: 100 };

/** An exam is worth its price. */
export const hasEnoughQuestions: EditorialRule = ({ slug, questions }) => {
  const least = LEAST_OF[slug] ?? LEAST;
  return questions.length >= least
    ? []
    : [{ path: ['questions'], message: `${counted(questions.length, 'question')}: this exam takes at least ${least}` }];
};
