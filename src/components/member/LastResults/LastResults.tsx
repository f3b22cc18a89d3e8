import Link from '@mui/material/Link';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { CheckIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { scoreText } from '../../profile/ScoreTrend/attempts.ts';

const Root = part(List, 'CcLastResults', 'Root', ({ theme }) => ({
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Date, exam, verdict and score on one line; on a phone the exam and its score, and below them the rest. */
const Row = part(ListItem, 'CcLastResults', 'Row', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'min(7rem, 16%) minmax(0, 1fr) min(8rem, 22%) min(5rem, 14%)',
  gridTemplateAreas: '"date exam verdict score"',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  padding: theme.spacing(1.25, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"exam exam score" "date verdict verdict"',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(1.75, 0),
  },
}));

const Day = part(LocalDate, 'CcLastResults', 'Date', ({ theme }) => ({
  gridArea: 'date',
  color: theme.vars.palette.text.secondary,
}));

const Verdict = part('span', 'CcLastResults', 'Verdict', ({ theme }) => ({
  ...theme.typography.caption,
  gridArea: 'verdict',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.warning.main,
  '&[data-passed="true"]': { color: theme.vars.palette.success.main },
  [theme.breakpoints.down('sm')]: { justifySelf: 'end' },
}));

/** On a wide screen in two columns. */
const texts = { gridArea: 'exam', display: { md: 'grid' }, gridTemplateColumns: '1fr 1fr', margin: 0 };

/** A finished quiz, as one row shows it. */
export interface ResultRow {
  readonly id: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly exam: string;
  /** Leads to the result; undefined where its questions are not kept. */
  readonly href?: string | undefined;
  /** What was taken, such as "Exam simulation, 60 questions". */
  readonly what: string;
  /** Whole percent, or with up to two decimals. */
  readonly scorePercent: number;
  /** Whether that reaches the pass mark; undefined where the mark is not known. */
  readonly passed?: boolean | undefined;
}

export interface LastResultsProps extends Omit<ListProps, 'children'> {
  /** The latest first. Each: `id`, `finishedAt` (ISO 8601), `exam`, `what`, `scorePercent`, `href?`, and `passed?`. */
  rows: readonly ResultRow[];
}

/**
 * Results of every exam, a row each, which leads to the result. The heading above it is not part of it.
 *
 * @when On the home page and on the profile.
 * @whenNot One exam's scores over time: ScoreTrend.
 * @keyboard Tab: stops once in each row; Enter opens the result. A row without `href` is skipped.
 * @screenReader A list; each row says its date, exam, kind, verdict, and score. The icon is skipped.
 * @status new
 */
export function LastResults({ rows, ...rest }: LastResultsProps) {
  return (
    <Root role="list" {...rest}>
      {rows.map(({ id, finishedAt, exam, what, href, scorePercent, passed }) => (
        <Row key={id}>
          <Day date={finishedAt} form="short" />
          <ListItemText
            sx={texts}
            slotProps={{ primary: { variant: 'subtitle1', component: 'div' } }}
            primary={
              href === undefined ? (
                exam
              ) : (
                <Link data-covers href={href}>
                  {exam}
                </Link>
              )
            }
            secondary={what}
          />
          {passed !== undefined && (
            <Verdict data-passed={passed}>
              {passed ? <CheckIcon /> : <CrossIcon />}
              {passed ? 'Passed' : 'Not passed'}
            </Verdict>
          )}
          <Typography variant="h4" component="b" sx={{ gridArea: 'score', justifySelf: 'end' }}>
            {scoreText(scorePercent)}
          </Typography>
        </Row>
      ))}
    </Root>
  );
}

/** How a learner stands while that is loading, in its shape. */
export const ResultsSkeleton = () => (
  <Stack spacing={3} aria-hidden>
    <Skeleton sx={{ typography: 'h2', width: 180 }}>&nbsp;</Skeleton>
    <Skeleton sx={{ height: 340 }} />
  </Stack>
);
