import type { ExamFile } from '../../../server/content/examFile.ts';
import { letterAt } from '../letters.ts';

/** A question of an exam; `index` is its place there, from 0. */
interface QuestionPlace {
  readonly id: string;
  readonly index: number;
}

/** Where a reader and the key of a question differ: letters in the alphabet's order. */
interface Disagreement extends QuestionPlace {
  readonly key: string;
  readonly answer: string;
}

/** How a reader's answers stand beside the keys. */
export interface Comparison {
  readonly agreed: number;
  readonly disagreed: readonly Disagreement[];
  /** Questions that the reader has not answered. */
  readonly missing: readonly QuestionPlace[];
  /** Ids that the reader names and the exam does not have. */
  readonly unknown: readonly string[];
}

/** Compares answers, which are letters by question id, with the keys of an exam. */
export function compareAnswers({ questions }: ExamFile, answers: ReadonlyMap<string, string>): Comparison {
  const places = questions.map(({ id, answers: options }, index) => ({
    id,
    index,
    key: options.flatMap(({ correct }, at) => (correct ? [letterAt(at)] : [])).join(''),
    answer: answers.get(id),
  }));
  const ids = new Set(questions.map(({ id }) => id));
  return {
    agreed: places.filter(({ key, answer }) => key === answer).length,
    disagreed: places.flatMap(({ answer, ...place }) =>
      answer === undefined || answer === place.key ? [] : [{ ...place, answer }],
    ),
    missing: places.flatMap(({ id, index, answer }) => (answer === undefined ? [{ id, index }] : [])),
    unknown: [...answers.keys()].filter((id) => !ids.has(id)),
  };
}
