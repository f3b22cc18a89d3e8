import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentProps, Ref } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import { countMarks, type ExamCounts } from '../../../../domain/exam/status.ts';
import { part } from '../../../theme/part.ts';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { AnswerList } from '../AnswerList/AnswerList.tsx';
import type { ReviewedQuestion } from '../AnswerList/listed.tsx';
import { ExamLegend } from '../ExamLegend/ExamLegend.tsx';
import { QuestionNavigator } from '../QuestionNavigator/QuestionNavigator.tsx';
import { clearOfBars } from '../QuizControls/QuizControls.tsx';

const Chart = part(Card, 'CcExamReview', 'Chart', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 13.75rem',
  gap: theme.spacing(5),
  alignItems: 'center',
  padding: theme.spacing(3.5),
  // The ring of the cell that has the focus reaches over the edge.
  overflow: 'visible',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
  [theme.breakpoints.down('sm')]: { padding: 0, border: 0, background: 'none' },
}));

const Steps = part('div', 'CcExamReview', 'Steps', ({ theme }) => ({
  '@media (min-height: 480px)': { position: 'sticky', bottom: 0, zIndex: 2 },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

const StepsColumn = part('div', 'CcExamReview', 'StepsColumn', ({ theme }) => ({
  ...theme.mixins.column,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
}));

const Step = part(Button, 'CcExamReview', 'Step', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0.5, 2), whiteSpace: 'normal' },
}));

/** On a phone, or where there is more room: the heading says how many are open as well. */
const Word = part('span', 'CcExamReview', 'Word', ({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { '&[data-phone="false"]': { display: 'none' } },
  [breakpoints.up('sm')]: { '&[data-phone="true"]': { display: 'none' } },
}));

export interface ExamReviewProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** All questions, in order. Each: `index`, `question`, `status`, `flagged`, `choose`, `picked`, `seconds`. */
  questions: readonly ReviewedQuestion[];
  /** Until it is submitted by itself; left out while the clock is hidden. */
  secondsLeft?: number | undefined;
  /** Position of the question that was on show, from 0. */
  index: number;
  /** Leads to a question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** Submits the exam. */
  onFinish: () => void;
  /** The heading, which takes the focus when the page appears. */
  headingRef?: Ref<HTMLHeadingElement>;
}

function leadOf({ open, flagged }: ExamCounts, secondsLeft: number | undefined): string {
  if (open === 0)
    return `${flagged > 0 ? `You flagged ${flagged}. ` : ''}You can change your answers until you submit.`;
  const each = clockText(Math.floor((secondsLeft ?? 0) / open));
  return `Unanswered and incomplete questions count as wrong. There’s no penalty for guessing.${secondsLeft !== undefined && open > 1 ? ` You have about ${each} for each.` : ''}`;
}

/**
 * The page before an exam is submitted: what is left to do, where, and what submitting now costs.
 *
 * @when The last step of an exam simulation.
 * @whenNot A few questions are unanswered in practice: AskDialog.
 * @dont Ask again in `onFinish`: this page is the question.
 * @keyboard Tab: stops at each listed question, once at the map, where arrow keys move, then at Submit and Go to.
 * @screenReader The heading says how many questions are open and takes the focus when the page appears.
 * @status new
 */
export function ExamReview({ questions, secondsLeft, index, onGoTo, onFinish, headingRef, ...rest }: ExamReviewProps) {
  const counts = countMarks(questions);
  const isDone = counts.open === 0;
  const open = (['unanswered', 'incomplete'] as const)
    .flatMap((status) => (counts[status] > 0 ? `${counts[status]} ${status}` : []))
    .join(', ');
  const target = questions.find(({ status }) => status !== 'answered')?.index ?? index;
  // Of what has not been seen yet, its words say no more than the map.
  const noted = questions.filter(
    ({ status, flagged, seconds }) => flagged || status === 'incomplete' || (status === 'unanswered' && seconds > 0),
  );
  const steps = [
    <Step key="question" variant={isDone ? 'outlined' : 'contained'} onClick={() => onGoTo(target)}>
      {target === index ? 'Back' : 'Go'} to question {target + 1}
    </Step>,
    <Step key="submit" variant={isDone ? 'call' : 'outlined'} onClick={onFinish}>
      <span>
        Submit {!isDone && <Word data-phone={false}>with {open}</Word>}
        {!isDone && <Word data-phone>anyway</Word>}
      </span>
    </Step>,
  ];
  // A few open questions are listed before the map of all.
  const isShort = !isDone && counts.open <= 5;
  const list = noted.length > 0 && (
    <AnswerList title="Questions you opened but didn’t finish, or flagged" questions={noted} onGoTo={onGoTo} />
  );
  return (
    <div {...rest}>
      <PageSection>
        <div>
          {/* Scrolled to, it stays clear of the head. */}
          <Typography variant="h1" component="h2" tabIndex={-1} sx={{ scrollMarginTop: 128 }} ref={headingRef}>
            {isDone ? 'Every question is answered' : open}
          </Typography>
          <Typography
            variant="lead"
            sx={{ maxWidth: '68ch', mt: 1.5, fontVariantNumeric: 'tabular-nums' }}
            color="textSecondary"
          >
            {leadOf(counts, secondsLeft)}
          </Typography>
        </div>
        {isShort && list}
        <Chart>
          <QuestionNavigator variant="map" marks={questions} current={null} onGoTo={onGoTo} />
          {/* Above it where it would be below, behind the steps. */}
          <ExamLegend counts={counts} sx={{ order: { xs: -1, md: 0 } }} />
        </Chart>
        {!isShort && list}
      </PageSection>
      <Steps>
        {clearOfBars}
        {/* Where Next was, a second press must not submit what is open. */}
        <StepsColumn>{isDone ? steps : steps.toReversed()}</StepsColumn>
      </Steps>
    </div>
  );
}
