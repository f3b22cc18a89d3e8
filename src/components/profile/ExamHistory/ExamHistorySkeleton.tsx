import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { ExamRow, ExamRows } from './examRows.ts';

const Root = part(Card, 'CcExamHistorySkeleton', 'Root', {});

const Emblem = part(Skeleton, 'CcExamHistorySkeleton', 'Emblem', ({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.radius.medium,
}));

const Line = part(Skeleton, 'CcExamHistorySkeleton', 'Line', { width: '70%', height: 18 });

export type ExamHistorySkeletonProps = Omit<CardProps, 'children'>;

/**
 * An ExamHistory that is still loading, in its shape, with the three lines that most have.
 *
 * @when In the profile while the history loads.
 * @whenNot Anything that is not an ExamHistory: MUI's Skeleton in that shape.
 * @screenReader It is skipped.
 * @status stable
 */
export function ExamHistorySkeleton(props: ExamHistorySkeletonProps) {
  return (
    <Root aria-hidden {...props}>
      <ExamRows>
        {[1, 2, 3].map((line) => (
          <ExamRow key={line}>
            <Emblem />
            <Line />
          </ExamRow>
        ))}
      </ExamRows>
    </Root>
  );
}
