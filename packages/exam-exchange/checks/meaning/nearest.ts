import type { ExamFile } from '../../host.ts';
import { dot } from './basis.ts';
import { meaningsOf } from './meanings.ts';

/** A question as the search takes it. */
export interface MeantQuestion extends Pick<ExamFile['questions'][number], 'text' | 'answers' | 'rule'> {
  /** Slug of its exam. */
  readonly exam: string;
}

/** Two questions of different exams: places in the list that was searched, the later one first. */
export interface NearPair {
  readonly later: number;
  readonly earlier: number;
  /** 1 is the same meaning, 0 has nothing in common. */
  readonly likeness: number;
}

/**
 * From which likeness on two questions test the same fact the same way. Of the 60 nearest pairs of the seven exams in
 * November 2026, read one by one: nearly all above do, and below most are only on the same matter.
 */
export const SAME_MEANING = 0.82;

/** With fewer questions, words have too few neighbours to get a meaning. */
const LEAST_QUESTIONS = 500;

/** The pairs of questions of different exams that are nearest in meaning, the nearest first; at least `least` alike. */
export function nearestPairs(questions: readonly MeantQuestion[], least: number = SAME_MEANING): NearPair[] {
  if (questions.length < LEAST_QUESTIONS) return [];
  const meanings = meaningsOf(questions.map(matterOf));
  const pairs: NearPair[] = [];
  meanings.forEach((one, later) => {
    for (let earlier = 0; earlier < later; earlier += 1) {
      const other = meanings[earlier];
      if (!other || questions[later]?.exam === questions[earlier]?.exam) continue;
      const likeness = dot(one, other);
      if (likeness >= least) pairs.push({ later, earlier, likeness });
    }
  });
  return pairs.toSorted((a, b) => b.likeness - a.likeness);
}

/** What a question is about. Its key, why that is the key and the rule count more than what else could be picked. */
function matterOf({ text, answers, rule = '' }: MeantQuestion): string {
  const keys = answers.filter(({ correct }) => correct);
  return [
    text,
    ...answers.map((answer) => answer.text),
    ...keys.flatMap((answer) => [answer.text, answer.explanation]),
    rule,
    rule,
  ].join('\n');
}
