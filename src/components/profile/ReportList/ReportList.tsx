import Card, { type CardProps } from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Rows = part('ul', 'CcReportList', 'Rows', ({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1, 3.5),
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5) },
}));

const Row = part('li', 'CcReportList', 'Row', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2, 0),
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Head = part('div', 'CcReportList', 'Head', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
}));

const Subject = part(Typography, 'CcReportList', 'Subject', ({ theme }) => ({
  flex: '1 1 240px',
  maxWidth: '72ch',
  fontWeight: theme.typography.fontWeightBold,
}));

const State = part(Chip, 'CcReportList', 'State', ({ theme }) => ({
  '&[data-state="accepted"]': {
    background: theme.vars.palette.success.soft,
    color: theme.vars.palette.success.main,
  },
}));

const Facts = part(Typography, 'CcReportList', 'Facts', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
}));

const Answer = part(Typography, 'CcReportList', 'Answer', { whiteSpace: 'pre-line' });

const states = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const;

/** What stands before the authors' answer. */
const answers = { open: 'Answer', accepted: 'What changed', declined: 'Why nothing changed' } as const;

/** A report, as its author finds it again. */
interface ListedReport {
  readonly id: string;
  /** The question, in a sentence; its exam where it is gone. */
  readonly subject: string;
  /** What is wrong with it. */
  readonly reason: string;
  /** The author's own words; may be empty. */
  readonly text: string;
  readonly state: keyof typeof states;
  /** What has changed, or why nothing has. */
  readonly answer?: string | undefined;
  /** ISO 8601, in UTC. */
  readonly reportedAt: string;
  /** ISO 8601, in UTC. */
  readonly answeredAt?: string | undefined;
}

export interface ReportListProps extends Omit<CardProps, 'children'> {
  /** At least one, the newest first. Each: `subject`, `reason`, `text`, `state`, `answer`, and its dates. */
  reports: readonly ListedReport[];
}

/**
 * The questions that a learner has reported, and what became of each report.
 *
 * @when On the profile, once a learner has reported a question.
 * @whenNot Questions that are missed, bookmarked or noted: MarkedQuestions.
 * @do Put it below a heading: it has none.
 * @screenReader A list "My reports"; each says its question, whether it is open, accepted or declined, the reason and
 *   the dates, the learner's own words and the answer.
 * @status new
 */
export function ReportList({ reports, ...rest }: ReportListProps) {
  return (
    <Card {...rest}>
      <Rows role="list" aria-label="My reports">
        {reports.map(({ id, subject, reason, text, state, answer, reportedAt, answeredAt }) => (
          <Row key={id}>
            <Head>
              <Subject>{subject}</Subject>
              <State data-state={state} label={states[state]} />
            </Head>
            <Facts variant="body2">
              {reason}. Reported on <LocalDate date={reportedAt} />
              {answeredAt !== undefined && (
                <>
                  , answered on <LocalDate date={answeredAt} />
                </>
              )}
            </Facts>
            {text !== '' && <Facts variant="body2">“{text}”</Facts>}
            {answer !== undefined && (
              <Answer variant="body2">
                <strong>{answers[state]}:</strong> {answer}
              </Answer>
            )}
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
