import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ScoreRuler, type ScoreRulerProps } from './ScoreRuler.tsx';

const Root = part('div', 'CcResultScores', 'Root', ({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
}));

const Figure = part('span', 'CcResultScores', 'Figure', ({ theme }) => ({
  ...theme.typography.hero,
  '@container (min-width: 56rem)': { fontSize: '6rem' },
}));

const Unit = part('span', 'CcResultScores', 'Unit', { marginInlineStart: 2, fontSize: '0.5em' });

const Amount = part('span', 'CcResultScores', 'Amount', ({ theme }) => ({
  ...theme.typography.label,
  marginInlineStart: theme.spacing(2),
}));

const Explanation = part(Typography, 'CcResultScores', 'Explanation', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));

export interface ResultScoresProps
  extends Omit<ElementProps<'div'>, 'children'>, Pick<ScoreRulerProps, 'strict' | 'partial' | 'passMark' | 'needed'> {
  /** The score that the verdict is about, a whole number. */
  percent: number;
  /** How many questions of how many were right for it: "39 of 60 right". */
  amount: string;
  /** What the other way of counting gives; empty where that is the same. */
  explanation: string;
}

/**
 * The score of a quiz in one number, on a ruler with the pass mark, and a line on the other way of counting.
 *
 * @when Inside QuizResults: the score of one quiz.
 * @whenNot The whole verdict with what to do next: QuizResults.
 * @whenNot Scores over time: ScoreTrend.
 * @whenNot Scores section by section: SectionResults.
 * @screenReader The percentage, how many were right, the pass mark in words, and the line. The ruler's line is skipped.
 * @status new
 */
export const ResultScores = ({
  percent,
  amount,
  strict,
  partial,
  passMark,
  needed,
  explanation,
  ...rest
}: ResultScoresProps) => (
  <Root {...rest}>
    <div>
      <Figure>
        {percent}
        <Unit>%</Unit>
      </Figure>
      <Amount>{amount}</Amount>
    </div>
    <ScoreRuler {...{ strict, partial, passMark, needed }} />
    {explanation && <Explanation variant="body2">{explanation}</Explanation>}
  </Root>
);
