import styled from '@emotion/styled';
import type { QuestionMark } from '../../quiz/marks.ts';
import { color } from '../../theme/style.ts';
import { segmentMarks } from './segments.ts';

const Root = styled('div')({
  display: 'flex',
  gap: 'min(4px, 0.6%)',
  '& i': { flex: 1, height: 6, borderRadius: 3, background: color.line },
  '& i[data-mark="answered"]': { background: color.inkSoft },
  '& i[data-mark="correct"]': { background: color.right },
  '& i[data-mark="partial"], & i[data-mark="incomplete"]': { background: color.missed },
  '& i[data-mark="incorrect"]': { background: color.wrong },
  '& i[data-current]': { background: color.action, boxShadow: `0 0 0 1px ${color.action}` },
});

export interface QuizMeterProps {
  /** What may be told of each question, in order. */
  marks: readonly QuestionMark[];
  /** Position of the question on show, from 0; null when there is none. */
  current: number | null;
}

/** How far a quiz has come, a segment a question; in long exams a segment stands for several. */
export function QuizMeter({ marks, current }: QuizMeterProps) {
  const segments = segmentMarks(marks);
  const perSegment = marks.length / segments.length;
  const here = current === null ? -1 : Math.floor(current / perSegment);
  const answered = marks.reduce((count, mark) => count + (mark === 'none' ? 0 : 1), 0);
  return (
    <Root role="img" aria-label={`${answered} of ${marks.length} questions answered`}>
      {segments.map((mark, position) => (
        <i key={position} data-mark={mark} data-current={position === here || undefined} />
      ))}
    </Root>
  );
}
