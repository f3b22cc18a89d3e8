import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';
import { ResultScores, type ResultScoresProps } from './ResultScores.tsx';

const Root = part('div', 'CcQuizResults', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  containerType: 'inline-size',
}));

const Panel = part(Card, 'CcQuizResults', 'Panel', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(5, 5, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5, 2.5) },
}));

/** Above the contour lines; in two columns where there is room. */
const Content = part('div', 'CcQuizResults', 'Content', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(4),
  '@container (min-width: 56rem)': {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(7),
  },
}));

const Next = part('div', 'CcQuizResults', 'Next', ({ theme }) => ({
  position: 'relative',
  marginTop: theme.spacing(4),
}));

const Opening = part('div', 'CcQuizResults', 'Opening', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 1),
  marginTop: theme.spacing(3),
}));

const Title = part(Typography, 'CcQuizResults', 'Title', {});

const Text = part(Typography, 'CcQuizResults', 'Text', ({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Verdict = part(Typography, 'CcQuizResults', 'Verdict', ({ theme }) => ({
  marginTop: theme.spacing(1),
  // Whole words in a window of 320 pixels.
  [theme.breakpoints.down('sm')]: { fontSize: 'min(8.5vw, 2.125rem)' },
}));

const Steps = part('div', 'CcQuizResults', 'Steps', ({ theme }) => ({ marginTop: theme.spacing(3) }));

export interface QuizResultsProps
  extends Omit<ElementProps<'div'>, 'children' | 'title'>, Omit<ResultScoresProps, 'id' | keyof ElementProps<'div'>> {
  /** Name of the exam. */
  title: string;
  /** Which exam and which part of it, above everything. */
  heading?: ReactNode;
  /** Whether it passes, in a sentence without a full stop; undefined where the pass mark is unknown. */
  verdict?: string | undefined;
  /** What can be done now besides the next step. */
  actions: readonly Action[];
  /** The next step, a NextStepCard. */
  next?: ReactNode;
  /** A note on the result, below it. */
  note?: ReactNode;
  /** The results' heading, which takes the focus when they appear. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The verdict on a finished quiz: whether it passes, both scores on one ruler, and the next step.
 *
 * @when The end of a quiz, in practice and in the exam simulation.
 * @whenNot Scores over time: ScoreTrend.
 * @whenNot Section by section: SectionResults.
 * @keyboard Tab: moves through its buttons, the next step, and what `note` offers.
 * @keyboard Enter, Space: presses one.
 * @screenReader The heading takes the focus when the results appear, described by score and verdict.
 *   Both scores are read as text; the ruler is skipped, as the sentences say it.
 * @status stable
 */
export function QuizResults({
  title,
  heading,
  verdict,
  actions,
  next,
  note,
  headingRef,
  correctAmount,
  total,
  percent,
  scores,
  passMark,
  needed,
  explanation,
  ...rest
}: QuizResultsProps) {
  const id = useId();
  return (
    <Root {...rest}>
      <Panel variant="night">
        <Contours />
        <Content>
          <div>
            {heading}
            <Opening>
              <Title
                variant={verdict === undefined ? 'h1' : 'lead'}
                component="h2"
                tabIndex={-1}
                aria-describedby={`${id}-score ${id}-verdict`}
                {...(headingRef && { ref: headingRef })}
              >
                Congratulations!
              </Title>
              <Text variant="lead">You have completed the {title} quiz.</Text>
            </Opening>
            {verdict !== undefined && (
              <Verdict variant="h1" component="p" id={`${id}-verdict`}>
                {verdict}
              </Verdict>
            )}
            <Steps>
              <Actions actions={actions} />
            </Steps>
          </div>
          <ResultScores
            scoreId={`${id}-score`}
            {...{ correctAmount, total, percent, scores, passMark, needed, explanation }}
          />
        </Content>
        {next !== undefined && <Next>{next}</Next>}
      </Panel>
      {note}
    </Root>
  );
}
