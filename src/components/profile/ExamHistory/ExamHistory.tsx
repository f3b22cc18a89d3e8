import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { AccessLabel } from '../../exams/AccessLabel/AccessLabel.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { ExamEmblem } from '../../exams/ExamEmblem/ExamEmblem.tsx';
import { type ExamProgress, ProgressLine } from '../../exams/ProgressLine/ProgressLine.tsx';

const Rows = part(List, 'CcExamHistory', 'Rows', ({ theme }) => ({
  padding: theme.spacing(1, 3.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Row = part(ListItem, 'CcExamHistory', 'Row', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1, 1.5),
  minHeight: 76,
  padding: theme.spacing(1.5, 0),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // With room for each button, badge and offer, so that the bars of all rows end at one line.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr) 10rem 11rem' },
}));

/** How it went: on a phone in a line of its own, without the dash. */
const Record = part('span', 'CcExamHistory', 'Record', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'block', textWrap: 'balance' },
}));

const Dash = part('span', 'CcExamHistory', 'Dash', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

/** On a phone, the button and the badge stand below the words. */
const Foot = part('div', 'CcExamHistory', 'Foot', ({ theme }) => ({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  [theme.breakpoints.up('md')]: { display: 'contents' },
}));

/** Its full access, or in front of the row's link the way to it. */
const Access = part('div', 'CcExamHistory', 'Access', {
  position: 'relative',
  gridColumn: 4,
  justifySelf: 'end',
});

const Practice = part(Button, 'CcExamHistory', 'Practice', {
  position: 'relative',
  gridColumn: 3,
  justifySelf: 'end',
  paddingInline: 12,
});

/** How a user's attempts at one exam went. */
interface HistoryEntry {
  /** The exam. */
  name: string;
  /** Attempts at or above the pass mark; undefined before the first attempt. */
  passedTimes?: number | undefined;
  /** Mean over all attempts, in percent, with at most one decimal. */
  avgScore?: number | undefined;
  /** How far the user is with it, in place of `passedTimes`. */
  progress?: ExamProgress | undefined;
  /** Whether the user owns it, or its payment waits to be confirmed. */
  bought: boolean;
  pending?: boolean | undefined;
  /** A CartButton, where it is time to buy it: with `progress`, once all its free questions have been seen. */
  offer?: ReactNode;
  /** The exam's slug, which chooses the emblem; an exam that is no longer on offer has none. */
  exam?: string | undefined;
  /** The exam's page, where there is one. */
  href?: string | undefined;
  /** Starts a practice of it, or leads back to its simulation, whose clock is running. */
  practiceHref?: string | undefined;
  running?: boolean;
}

export interface ExamHistoryProps extends Omit<CardProps, 'children'> {
  /** At least one. Each: `name`, `bought`, `passedTimes`, `avgScore`, `progress`, `pending`, `offer`, `running`. */
  entries: readonly HistoryEntry[];
}

/**
 * A user's exams, a line each: passes (docs/product.md 2.8), or progress.
 *
 * @when On the profile: every exam at a glance.
 * @whenNot Scores over time: ScoreTrend.
 * @dont Give an `offer` beside `progress` from the start: let the learner see all free questions first.
 * @keyboard Tab: reaches, line by line, the exam’s link, Practice or Resume, and the `offer`.
 * @screenReader A list with the name "Exam history"; each line is one sentence, and the exam's name in it a link.
 */
export function ExamHistory({ entries, ...rest }: ExamHistoryProps) {
  return (
    <Card {...rest}>
      <Rows role="list" aria-label="Exam history">
        {entries.map(({ name, passedTimes, avgScore, bought, pending, offer, running, exam = '', href, ...entry }) => (
          <Row key={name}>
            <ExamEmblem exam={exam} size={36} />
            <div>
              <b>
                {href === undefined ? (
                  name
                ) : (
                  <Link data-covers href={href}>
                    {name}
                  </Link>
                )}
              </b>
              {entry.progress ? (
                <ProgressLine variant="caption" color="textSecondary" sx={{ marginTop: 1 }} progress={entry.progress} />
              ) : (
                <Record>
                  <Dash> - </Dash>
                  {passedTimes === undefined
                    ? 'not started yet'
                    : `passed ${passedTimes} times, average score ${avgScore ?? 0}%`}
                </Record>
              )}
            </div>
            <Foot>
              {entry.practiceHref !== undefined && (
                <Practice href={entry.practiceHref} variant="outlined" size="small">
                  {running ? 'Resume' : entry.progress && offer ? 'Practice again' : 'Practice'}{' '}
                  <VisuallyHidden>{running ? `simulation of ${name}` : name}</VisuallyHidden>
                </Practice>
              )}
              {(bought || pending || offer) && (
                <Access>{bought || pending ? <AccessLabel pending={!bought} /> : offer}</Access>
              )}
            </Foot>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
