import type { QuestionMark } from '../../../../domain/quiz/status.ts';

/** As many segments as can still be told apart on a phone: more than a practice exam has questions. */
export const mostSegments = 90;

/** What a line can show: a question's mark, or that the learner is there. */
type SegmentMark = QuestionMark | 'current';

/** All lines of one kind, as one SVG path. A question is 10 units long. */
export interface MeterPath {
  readonly mark: SegmentMark;
  readonly path: string;
}

/**
 * A line for each question, and below them a second line where the learner is. The gap between two stays about four
 * pixels in the widest quiz, and never takes more than a fifth.
 */
export function segmentPaths(marks: readonly QuestionMark[], current: number): MeterPath[] {
  const length = 10 - Math.min(2, marks.length * 0.05);
  const paths = new Map<SegmentMark, string>();
  marks.forEach((mark, position) => {
    paths.set(mark, `${paths.get(mark) ?? ''}M${position * 10} 3h${length}`);
  });
  if (current in marks) paths.set('current', `M${current * 10} 8.5h${length}`);
  return [...paths].map(([mark, path]) => ({ mark, path }));
}

const order: readonly QuestionMark[] = ['correct', 'partial', 'incomplete', 'incorrect', 'answered', 'none'];

/** One bar that fills with what is answered, each kind in one piece: a long exam's questions could not be told apart. */
export function barPaths(marks: readonly QuestionMark[]): MeterPath[] {
  let from = 0;
  return order.flatMap((mark) => {
    const length = marks.filter((each) => each === mark).length * 10;
    if (length === 0) return [];
    const path = `M${from} 3h${length}`;
    from += length;
    return { mark, path };
  });
}
