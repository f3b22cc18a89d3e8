import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';
import { ResultScores, type ResultScoresProps } from './ResultScores.tsx';

const Panel = part(Card, 'CcQuizResults', 'Panel', ({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  padding: theme.spacing(5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));

/** Where there is room the score stands beside the verdict. */
const Head = part('div', 'CcQuizResults', 'Head', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5, 7),
  '@container (min-width: 56rem)': {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  },
}));

const Title = part(Typography, 'CcQuizResults', 'Title', ({ theme }) => ({
  marginTop: theme.spacing(3),
  // Whole words in a window of 320 pixels.
  [theme.breakpoints.down('sm')]: { fontSize: 'min(8.5vw, 2.125rem)' },
}));

export interface QuizResultsProps extends Omit<CardProps, 'children' | 'title'> {
  /** Name of the exam. */
  title: string;
  /** Which exam and which part of it, above everything. */
  heading?: ReactNode;
  /** Whether it passes, in a sentence without a full stop; undefined where that is unknown, or it can't pass. */
  verdict?: string | undefined;
  /** Whether it counts as an attempt, with congratulations. @default true */
  attempt?: boolean;
  /** Questions right, with parts for partly correct ones, as text: "41.5". */
  correctAmount: string;
  /** Number of questions. */
  total: number;
  /** Score with partial credit, in percent with two decimals, as text: "69.00". */
  percent: string;
  /** The score in one number. Fields: `percent`, `amount`, and with a pass mark `passMark`, `needed`. */
  scores: ResultScoresProps;
  /** What partial credit does to the score, after its sentence; empty where nothing is right in part. */
  explanation?: string;
  /** What can be done now besides the next step, which alone is amber. Each as in Actions. */
  actions: readonly Action[];
  /** What tells two of them apart, below them. */
  hint?: string | undefined;
  /** The next step, a NextStepCard. */
  next?: ReactNode;
  /** The results' heading, which takes the focus when they appear. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The verdict on a finished quiz: whether it passes, its score in one number, and the next step.
 *
 * @when At the top of the results of every quiz.
 * @whenNot Scores over time: ScoreTrend.
 * @keyboard Tab: reaches `actions`, then `next`; it skips the heading, which only `headingRef` focuses.
 * @screenReader The heading is the verdict; it takes the focus when the results appear, described by the score.
 */
export function QuizResults({
  title,
  heading,
  verdict,
  attempt = true,
  correctAmount,
  total,
  percent,
  scores,
  explanation,
  actions,
  hint,
  next,
  headingRef,
  ...rest
}: QuizResultsProps) {
  const id = useId();
  const congratulations = attempt ? 'Congratulations!' : undefined;
  return (
    <Panel variant="night" {...rest}>
      <Contours />
      {/* Above the contour lines. */}
      <Stack spacing={3} sx={{ position: 'relative' }}>
        <Head>
          <div>
            {heading}
            <Title variant="h1" component="h2" tabIndex={-1} aria-describedby={id} ref={headingRef}>
              {verdict ?? congratulations ?? 'Practice complete'}
            </Title>
          </div>
          <ResultScores {...scores} />
          <Stack spacing={1.5} sx={{ marginTop: 1.5 }}>
            <Actions actions={actions} />
            {hint && <Typography color="textSecondary">{hint}</Typography>}
          </Stack>
        </Head>
        {next}
        <Typography variant="caption" component="p" color="textSecondary" id={id}>
          {verdict !== undefined && congratulations && <span>{congratulations}</span>}{' '}
          <span>You have completed the {title} quiz.</span>{' '}
          <span>
            You've got {correctAmount} of {total} ({percent}%) right.
          </span>{' '}
          {explanation && <span>{explanation}</span>}
        </Typography>
      </Stack>
    </Panel>
  );
}
