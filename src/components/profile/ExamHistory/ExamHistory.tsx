import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { part } from '../../../theme/part.ts';
import { AccessLabel } from '../../exams/AccessLabel/AccessLabel.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { ExamRow, ExamRows } from './examRows.ts';

const ExamLink = part(Link, 'CcExamHistory', 'ExamLink', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

/** The name of an exam that is no longer on offer. */
const ExamName = part('b', 'CcExamHistory', 'ExamName', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}));

const Line = part('p', 'CcExamHistory', 'Line', { flex: 1, margin: 0, minWidth: 'min(100%, 9rem)' });

const EmblemShape = part(Skeleton, 'CcExamHistory', 'EmblemShape', ({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.radius.medium,
}));

const LineShape = part(Skeleton, 'CcExamHistory', 'LineShape', { width: '70%', height: 18 });

/** How a user's attempts at one exam went. */
interface HistoryEntry {
  /** The exam. */
  name: string;
  /** Attempts at or above the pass mark; undefined before the first attempt. */
  passedTimes?: number | undefined;
  /** Mean over all attempts, in percent, with at most one decimal. */
  avgScore?: number | undefined;
  /** Whether the user owns it. */
  bought: boolean;
  /** The exam's slug, which chooses the emblem; an exam that is no longer on offer has none. */
  exam?: string | undefined;
  /** The exam's page, where there is one. */
  href?: string | undefined;
}

export interface ExamHistoryProps extends Omit<CardProps, 'children'> {
  /**
   * The exams, at least one, unless they are loading: before the first there is an EmptyState.
   * Each: `name`, `passedTimes`, `avgScore`, `bought`. @default []
   */
  entries?: readonly HistoryEntry[];
  /** They are not known yet: in their place stand the shapes of three, which most have. @default false */
  loading?: boolean;
}

/**
 * Every exam that a user has finished or owns, a line each (docs/product.md 2.8). For attempts over time use ScoreTrend.
 *
 * @whenNot Scores over time: ScoreTrend.
 * @whenNot Before the first attempt: EmptyState.
 * @screenReader A list with the name "Exam history"; each line is one sentence, and the exam's name in it a link.
 *   While it loads it is skipped.
 */
export function ExamHistory({ entries = [], loading = false, ...rest }: ExamHistoryProps) {
  if (loading) {
    return (
      <Card aria-hidden {...rest}>
        <ExamRows>
          {[1, 2, 3].map((line) => (
            <ExamRow key={line}>
              <EmblemShape />
              <LineShape />
            </ExamRow>
          ))}
        </ExamRows>
      </Card>
    );
  }
  return (
    <Card {...rest}>
      <ExamRows role="list" aria-label="Exam history">
        {entries.map(({ name, passedTimes, avgScore, bought, exam = '', href }) => (
          <ExamRow key={name}>
            <ExamEmblem exam={exam} size={44} />
            <Line>
              {href === undefined ? <ExamName>{name}</ExamName> : <ExamLink href={href}>{name}</ExamLink>} -{' '}
              {passedTimes === undefined
                ? 'not started yet'
                : `passed ${passedTimes} times, average score ${avgScore ?? 0}%`}
            </Line>
            {bought && <AccessLabel />}
          </ExamRow>
        ))}
      </ExamRows>
    </Card>
  );
}
