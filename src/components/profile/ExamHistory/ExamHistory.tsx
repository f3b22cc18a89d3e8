import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Action } from '../../base/Actions/Actions.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { ExamRow, ExamRows } from './examRows.ts';

const ExamLink = styled(Link, { name: 'CcExamHistory', slot: 'ExamLink' })({ fontWeight: 650 });

/** The name of an exam that is no longer on offer. */
const ExamName = styled('b', { name: 'CcExamHistory', slot: 'ExamName' })({ fontWeight: 650 });

/** How somebody's attempts at one exam went. */
interface HistoryEntry {
  name: string;
  /** Attempts at or above the pass mark. */
  passedTimes: number;
  /** Mean over all attempts, in percent, with at most one decimal. */
  avgScore: number;
  /** The exam's slug, which chooses the emblem; an exam that is no longer on offer has none. */
  exam?: string | undefined;
  /** The exam's page, where there is one. */
  href?: string | undefined;
}

export interface ExamHistoryProps {
  entries: readonly HistoryEntry[];
  /** The next step where there is no history yet: the first is the main one. */
  emptyActions?: readonly Action[];
}

/** Every exam that somebody has finished, a line each (specification, section 2). For attempts over time use ScoreTrend. */
export function ExamHistory({ entries, emptyActions = [] }: ExamHistoryProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="No exam history available." actions={emptyActions}>
        Finish a quiz and its score stands here.
      </EmptyState>
    );
  }
  return (
    <Card>
      <ExamRows role="list" aria-label="Exam history">
        {entries.map(({ name, passedTimes, avgScore, exam = '', href }) => (
          <ExamRow key={name}>
            <ExamEmblem exam={exam} size={44} />
            <span>
              {href === undefined ? <ExamName>{name}</ExamName> : <ExamLink href={href}>{name}</ExamLink>} - passed{' '}
              {passedTimes} times, average score {avgScore}%
            </span>
          </ExamRow>
        ))}
      </ExamRows>
    </Card>
  );
}

const EmblemSkeleton = styled(Skeleton, { name: 'CcExamHistorySkeleton', slot: 'Emblem' })(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.radius.medium,
}));

const LineSkeleton = styled(Skeleton, { name: 'CcExamHistorySkeleton', slot: 'Line' })({ width: '70%', height: 18 });

/** An ExamHistory that is still loading, in its shape, with the three lines that most have. */
export const ExamHistorySkeleton = () => (
  <Card aria-hidden>
    <ExamRows>
      {[1, 2, 3].map((line) => (
        <ExamRow key={line}>
          <EmblemSkeleton />
          <LineSkeleton />
        </ExamRow>
      ))}
    </ExamRows>
  </Card>
);
