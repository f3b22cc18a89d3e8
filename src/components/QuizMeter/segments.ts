import type { QuestionMark } from '../../quiz/marks.ts';

/** As many segments as can still be told apart on a phone. */
export const mostSegments = 60;

/**
 * The marks of the meter's segments. Up to 60 questions have one each; beyond that neighbours share one, which stays
 * empty until all of them are answered, and then shows their mark where they agree.
 */
export function segmentMarks(marks: readonly QuestionMark[]): readonly QuestionMark[] {
  if (marks.length <= mostSegments) return marks;
  const size = marks.length / mostSegments;
  return Array.from({ length: mostSegments }, (_, segment) => {
    const from = Math.floor(segment * size);
    const to = Math.floor((segment + 1) * size);
    const first = marks[from] ?? 'none';
    let agreed = true;
    for (let position = from; position < to; position++) {
      if (marks[position] === 'none') return 'none';
      agreed &&= marks[position] === first;
    }
    return agreed ? first : 'answered';
  });
}

/** What a segment can show: a question's mark, or that the learner is there. */
export type SegmentMark = QuestionMark | 'current';

/**
 * The segments of each kind as one SVG path, on a line of 10 units a segment. The gap between them stays about four
 * pixels in the widest quiz, and never takes more than a fifth.
 */
export function segmentPaths(marks: readonly QuestionMark[], current: number): { mark: SegmentMark; path: string }[] {
  const length = 10 - Math.min(2, marks.length * 0.05);
  const paths = new Map<SegmentMark, string>();
  marks.forEach((mark, position) => {
    const kind = position === current ? 'current' : mark;
    paths.set(kind, `${paths.get(kind) ?? ''}M${position * 10} 3h${length}`);
  });
  return [...paths].map(([mark, path]) => ({ mark, path }));
}
