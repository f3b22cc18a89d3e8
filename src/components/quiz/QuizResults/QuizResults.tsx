import Card from '@mui/material/Card';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon, FlagIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../base/Contours/Contours.tsx';
import { ResultTally, type ResultTallyProps } from './ResultTally.tsx';
import { SectionReport, type SectionScore } from './SectionReport.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcQuizResults: 'root' | 'panel' | 'content' | 'score' | 'unit' | 'title' | 'text' | 'verdict' | 'tally' | 'steps';
  }
  interface ComponentsPropsList {
    CcQuizResults: QuizResultsProps;
  }
}

const Root = part('div', 'CcQuizResults', 'Root')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Panel = part(
  Card,
  'CcQuizResults',
  'Panel',
)(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(7, 6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 3) },
}));

/** Above the contour lines. */
const Content = part('div', 'CcQuizResults', 'Content')({ position: 'relative' });

const Score = part(
  'div',
  'CcQuizResults',
  'Score',
)(({ theme }) => ({
  marginBottom: theme.spacing(3),
  color: theme.vars.palette.secondary.main,
  ...theme.typography.figure,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
}));

const Unit = part('span', 'CcQuizResults', 'Unit')({ marginLeft: 4, fontSize: '0.45em' });

const Title = part(
  Typography,
  'CcQuizResults',
  'Title',
)(({ theme }) => ({
  // One long word, which must fit into a window of 320 pixels.
  [theme.breakpoints.down('sm')]: { fontSize: 'min(7.5vw, 2.125rem)' },
}));

const Text = part(
  Typography,
  'CcQuizResults',
  'Text',
)(({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '&[data-main="true"]': { color: 'inherit' },
}));

const Verdict = part(
  'p',
  'CcQuizResults',
  'Verdict',
)(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: theme.spacing(0.75, 1.75),
  borderRadius: theme.radius.pill,
  border: `1.5px solid ${theme.vars.palette.text.secondary}`,
  fontWeight: theme.typography.fontWeightBold,
  '&[data-passed="true"]': { borderColor: theme.vars.palette.secondary.main, color: theme.vars.palette.secondary.main },
}));

const TallyOfQuiz = part(
  ResultTally,
  'CcQuizResults',
  'Tally',
)(({ theme }) => ({
  marginTop: theme.spacing(3),
}));

const Steps = part(
  'div',
  'CcQuizResults',
  'Steps',
)(({ theme }) => ({
  marginTop: theme.spacing(4),
}));

export interface QuizResultsProps
  extends
    Omit<ElementProps<'div'>, 'children' | 'title'>,
    Pick<ResultTallyProps, 'tally' | 'partlyWorth' | 'strictPercent'> {
  /** Name of the exam. */
  title: string;
  /** Questions right, with parts for partly right ones, as text: "41.5". */
  correctAmount: string;
  /** Number of questions. */
  total: number;
  /** Score in percent with two decimals, as text: "69.00". */
  percent: string;
  /** Share of right answers that passes the official exam, in percent; without it there is no verdict. */
  passMark: number | undefined;
  /** The score of each section of the exam guide. */
  sections: readonly SectionScore[];
  /** A note on the result, between the score and the sections. */
  note?: ReactNode;
  /** Back to the choice of the answer mode. */
  onRestart: () => void;
  /** Back to the questions, with everything revealed, at the first one that was not right. */
  onReview: () => void;
  /** The results' heading, which takes the focus when they appear. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The end of a quiz: the score, the score of each section, and the next steps. */
export function QuizResults(inProps: QuizResultsProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcQuizResults' });
  const {
    title,
    correctAmount,
    total,
    percent,
    passMark,
    tally,
    partlyWorth,
    strictPercent,
    sections,
    note,
    onRestart,
    onReview,
    headingRef,
    ...rest
  } = props;
  const id = useId();
  const isPassed = passMark !== undefined && Number(percent) >= passMark;
  // Where there is little to congratulate on, the score is the larger line.
  const isLow = Number(percent) < (passMark ?? 50);
  return (
    <Root {...ownerState(props)} {...rest}>
      <Panel variant="night">
        <Contours />
        <Content>
          <Score aria-hidden>
            {Math.round(Number(percent))}
            <Unit>%</Unit>
          </Score>
          <Title
            variant={isLow ? 'title' : 'h1'}
            component="h2"
            tabIndex={-1}
            aria-describedby={`${id}-score ${id}-verdict`}
            {...(headingRef && { ref: headingRef })}
          >
            Congratulations!
          </Title>
          <Text variant="lead">You have completed the {title} quiz.</Text>
          <Text variant={isLow ? 'h2' : 'lead'} component="p" data-main={isLow} id={`${id}-score`}>
            You've got {correctAmount} of {total} ({percent}%) right.
          </Text>
          {passMark !== undefined && (
            <Verdict data-passed={isPassed} id={`${id}-verdict`}>
              {isPassed ? <CheckIcon /> : <FlagIcon />}
              {isPassed ? 'Passed' : 'Not passed yet'}: you need {passMark}% in the official exam.
            </Verdict>
          )}
          <TallyOfQuiz
            tally={tally}
            partlyWorth={partlyWorth}
            strictPercent={strictPercent}
            strictlyFailed={isPassed && Number(strictPercent) < passMark}
          />
          <Steps>
            <Actions
              actions={[
                { label: 'Review answers', onClick: onReview, variant: 'call' },
                { label: 'Restart', onClick: onRestart, variant: 'outlined' },
              ]}
            />
          </Steps>
        </Content>
      </Panel>
      {note}
      <SectionReport sections={sections} />
    </Root>
  );
}
