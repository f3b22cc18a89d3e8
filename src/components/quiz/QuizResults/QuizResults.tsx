import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon, FlagIcon } from '../../base/icons/icons.tsx';
import { Contours } from '../../frame/Contours/Contours.tsx';
import { SectionReport, type SectionScore } from './SectionReport.tsx';

const Panel = styled(Card, { name: 'CcQuizResults', slot: 'Panel' })(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(7, 6),
  border: 0,
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 3) },
}));

/** Above the contour lines. */
const Content = styled('div', { name: 'CcQuizResults', slot: 'Content' })(({ theme }) => ({
  position: 'relative',
  '--cc-focus': theme.vars.palette.night.action,
}));

const Score = styled('div', { name: 'CcQuizResults', slot: 'Score' })(({ theme }) => ({
  marginBottom: theme.spacing(3),
  color: theme.vars.palette.secondary.main,
  fontFamily: theme.typography.fontFamilyDisplay,
  fontSize: 'clamp(56px, 9vw, 88px)',
  fontWeight: 680,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
}));

const Unit = styled('span', { name: 'CcQuizResults', slot: 'Unit' })({ marginLeft: 4, fontSize: '0.45em' });

const Text = styled(Typography, { name: 'CcQuizResults', slot: 'Text' })(({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.night.soft,
}));

const Verdict = styled('p', { name: 'CcQuizResults', slot: 'Verdict' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: theme.spacing(0.75, 1.75),
  borderRadius: theme.radius.pill,
  border: `1.5px solid ${theme.vars.palette.night.soft}`,
  fontWeight: 650,
  '&[data-passed="true"]': { borderColor: theme.vars.palette.secondary.main, color: theme.vars.palette.secondary.main },
}));

const Steps = styled('div', { name: 'CcQuizResults', slot: 'Steps' })(({ theme }) => ({
  marginTop: theme.spacing(4),
}));

export interface QuizResultsProps {
  /** Name of the exam. */
  title: string;
  /** Questions right, with parts for partly right ones, as text: "41.5". */
  correctAmount: string;
  /** Number of questions. */
  total: number;
  /** Score in percent with two decimals, as text: "69.00". */
  percent: string;
  /** Share of right answers that passes the official exam, in percent. */
  passMark: number;
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
export function QuizResults({
  title,
  correctAmount,
  total,
  percent,
  passMark,
  sections,
  note,
  onRestart,
  onReview,
  headingRef,
}: QuizResultsProps) {
  const isPassed = Number(percent) >= passMark;
  return (
    <>
      <Panel>
        <Contours />
        <Content>
          <Score aria-hidden>
            {Math.round(Number(percent))}
            <Unit>%</Unit>
          </Score>
          <Typography variant="h1" component="h2" tabIndex={-1} {...(headingRef && { ref: headingRef })}>
            Congratulations!
          </Typography>
          <Text variant="lead">You have completed the {title} quiz.</Text>
          <Text variant="lead">
            You've got {correctAmount} of {total} ({percent}%) right.
          </Text>
          <Verdict data-passed={isPassed}>
            {isPassed ? <CheckIcon /> : <FlagIcon />}
            {isPassed ? 'Passed' : 'Not passed yet'}: the official exam takes {passMark}%.
          </Verdict>
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
    </>
  );
}
