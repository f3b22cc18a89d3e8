import type { Difficulty } from '../../../../domain/practice/choice.ts';
import type { Outcome } from '../../../../domain/quiz/outcome.ts';

/** A question of a finished quiz, as its results list it. */
export interface AnsweredQuestion {
  /** Its position, from 0. */
  readonly index: number;
  /** Its whole text; the list shows what it asks. */
  readonly question: string;
  /** Section of the exam guide. */
  readonly section: string;
  readonly difficulty: Difficulty;
  readonly outcome: Outcome;
  /** What it gave, from 0 to 1. */
  readonly points: number;
  readonly flagged: boolean;
  /** For how many seconds it was on show; undefined where times are unknown. */
  readonly seconds?: number | undefined;
}

/** What a list of answers can be narrowed to. Only those are offered that leave something. */
export const answerFilters = [
  { key: 'notRight', label: 'Not right', takes: ({ outcome }: AnsweredQuestion) => outcome !== 'right' },
  { key: 'wrong', label: 'Wrong', takes: ({ outcome }: AnsweredQuestion) => outcome === 'wrong' },
  { key: 'partly', label: 'Partly right', takes: ({ outcome }: AnsweredQuestion) => outcome === 'partly' },
  { key: 'unanswered', label: 'Unanswered', takes: ({ outcome }: AnsweredQuestion) => outcome === 'unanswered' },
  { key: 'flagged', label: 'Flagged', takes: ({ flagged }: AnsweredQuestion) => flagged },
  { key: 'right', label: 'Right', takes: ({ outcome }: AnsweredQuestion) => outcome === 'right' },
  { key: 'all', label: 'All', takes: () => true },
] as const;
export type AnswerFilter = (typeof answerFilters)[number]['key'];
