import type { ReactNode } from 'react';
import { card, color, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ExamEmblem } from '../ExamEmblem/ExamEmblem.tsx';
import { Link } from '../Link/Link.tsx';

/** The list of ExamHistory and of its skeleton: one card, a row for each exam. */
export const historyList = {
  ...card,
  margin: 0,
  padding: `${space(1)} ${space(3.5)}`,
  listStyle: 'none',
  [media.narrow]: { paddingInline: space(2.5) },
  '& > li': { display: 'flex', alignItems: 'center', gap: space(2), minHeight: 76, paddingBlock: space(1.5) },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
} as const;

const Root = styled('ul')({
  ...historyList,
  '& a': { fontWeight: 650 },
  '& b': { fontWeight: 650 },
});

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
  /** The next step where there is no history yet: a button or a link. */
  emptyAction?: ReactNode;
}

/** Every exam that somebody has finished, a line each (specification, section 2). For attempts over time use ScoreTrend. */
export function ExamHistory({ entries, emptyAction }: ExamHistoryProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="No exam history available." action={emptyAction}>
        Finish a quiz and its score stands here.
      </EmptyState>
    );
  }
  return (
    <Root role="list" aria-label="Exam history">
      {entries.map(({ name, passedTimes, avgScore, exam = '', href }) => (
        <li key={name}>
          <ExamEmblem exam={exam} size={44} />
          <span>
            {href === undefined ? <b>{name}</b> : <Link href={href}>{name}</Link>} - passed {passedTimes} times, average
            score {avgScore}%
          </span>
        </li>
      ))}
    </Root>
  );
}
