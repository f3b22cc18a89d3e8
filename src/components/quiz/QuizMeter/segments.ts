import type { QuestionMark } from '../../../../domain/quiz/status.ts';

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

/** What a line can show: a question's mark, or that the learner is there. */
export type SegmentMark = QuestionMark | 'current';

/**
 * The segments of each kind as one SVG path, on a line of 10 units a segment, and below them a second line where the
 * learner is. The gap between segments stays about four pixels in the widest quiz, and never takes more than a fifth.
 */
export function segmentPaths(marks: readonly QuestionMark[], current: number): { mark: SegmentMark; path: string }[] {
  const length = 10 - Math.min(2, marks.length * 0.05);
  const paths = new Map<SegmentMark, string>();
  marks.forEach((mark, position) => {
    paths.set(mark, `${paths.get(mark) ?? ''}M${position * 10} 3h${length}`);
  });
  if (current in marks) paths.set('current', `M${current * 10} 8.5h${length}`);
  return [...paths].map(([mark, path]) => ({ mark, path }));
}
