import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ScoreRuler } from './ScoreRuler.tsx';

const Root = part('div', 'CcResultScores', 'Root', ({ theme }) => ({
  display: 'grid',
  alignContent: 'end',
  gap: theme.spacing(3),
  fontVariantNumeric: 'tabular-nums',
}));

const Scores = part('ul', 'CcResultScores', 'Scores', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Score = part('li', 'CcResultScores', 'Score', {});

const Figure = part('span', 'CcResultScores', 'Figure', ({ theme }) => ({
  ...theme.typography.hero,
  display: 'block',
  '[data-main="false"] &': { color: theme.vars.palette.text.secondary },
}));

const Unit = part('span', 'CcResultScores', 'Unit', { marginInlineStart: 2, fontSize: '0.5em' });

const Amount = part('span', 'CcResultScores', 'Amount', ({ theme }) => ({
  ...theme.typography.label,
  display: 'block',
  marginTop: theme.spacing(1),
}));

const Rule = part('span', 'CcResultScores', 'Rule', ({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Explanation = part(Typography, 'CcResultScores', 'Explanation', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));

const Sentence = part('span', 'CcResultScores', 'Sentence', ({ theme }) => ({
  color: theme.vars.palette.text.primary,
}));

/** How a score counts: whole questions only, as the official exam does, or also what is right in part. */
export type Credit = 'full' | 'partial';

const rules: Readonly<Record<Credit, string>> = {
  full: 'All or nothing, as the exam counts',
  partial: 'With partial credit',
};

/** One of the two scores of a quiz. */
export interface ResultScore {
  readonly credit: Credit;
  /** A whole number. */
  readonly percent: number;
  /** Questions right, as text: "41.5". */
  readonly amount: string;
  /** Whether it reaches the pass mark; undefined where that is unknown. */
  readonly isPassed?: boolean | undefined;
}

export interface ResultScoresProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Questions right, with parts for partly right ones, as text: "41.5". */
  correctAmount: string;
  /** Number of questions. */
  total: number;
  /** Score with partial credit, in percent with two decimals, as text: "69.00". */
  percent: string;
  /** The scores, the one that the verdict is about first. */
  scores: readonly ResultScore[];
  /** Share of right answers that passes the official exam, in percent. */
  passMark?: number | undefined;
  /** How many questions have to be right for it. */
  needed?: number | undefined;
  /** Why the scores differ. */
  explanation: string;
  /** Id of the sentence with the score, which describes the results' heading. */
  scoreId?: string | undefined;
}

const passedIn = ({ isPassed }: ResultScore) =>
  isPassed === undefined ? '' : isPassed ? ': passed' : ': not passed yet';

/**
 * Both scores of a quiz with how each counts, on one ruler with the pass mark, and why they differ.
 *
 * @when Inside QuizResults: the scores of one quiz.
 * @whenNot The whole verdict with what to do next: QuizResults.
 * @whenNot Scores over time: ScoreTrend.
 * @whenNot Scores section by section: SectionResults.
 * @do Put the score first that the verdict is about, and leave the other out where both are the same.
 * @screenReader A list of scores, each with its percentage, its amount, whether it passes and how it counts; then the
 *   pass mark in words, and a sentence with the exact score. The ruler's line is skipped.
 * @status new
 */
export function ResultScores({
  correctAmount,
  total,
  percent,
  scores,
  passMark,
  needed,
  explanation,
  scoreId,
  ...rest
}: ResultScoresProps) {
  const percentOf = (credit: Credit) => scores.find((score) => score.credit === credit)?.percent ?? Number(percent);
  return (
    <Root {...rest}>
      <Scores role="list">
        {scores.map((score, position) => (
          <Score key={score.credit} data-main={position === 0}>
            <Figure>
              {score.percent}
              <Unit>%</Unit>
            </Figure>
            <Amount>
              {score.amount} of {total}
              {passedIn(score)}
            </Amount>
            <Rule>{rules[score.credit]}</Rule>
          </Score>
        ))}
      </Scores>
      <ScoreRuler
        strict={percentOf('full')}
        partial={percentOf('partial')}
        passMark={passMark}
        needed={needed === undefined ? undefined : `${needed} of ${total}`}
      />
      <Explanation>
        <Sentence id={scoreId}>
          You've got {correctAmount} of {total} ({percent}%) right.
        </Sentence>{' '}
        {explanation}
      </Explanation>
    </Root>
  );
}
