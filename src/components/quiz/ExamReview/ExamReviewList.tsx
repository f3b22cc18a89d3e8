import ButtonBase from '@mui/material/ButtonBase';
import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { clockText } from '../../../../domain/exam/clock.ts';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { IncompleteIcon, UnansweredIcon } from '../../base/icons/examIcons.tsx';
import { ArrowRightIcon, FlagIcon } from '../../base/icons/icons.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcExamReviewList:
      'root' | 'title' | 'rows' | 'row' | 'number' | 'states' | 'state' | 'question' | 'section' | 'fact' | 'arrow';
  }
  interface ComponentsPropsList {
    CcExamReviewList: ExamReviewListProps;
  }
}

const Root = part('section', 'CcExamReviewList', 'Root')({});

const Title = part(Typography, 'CcExamReviewList', 'Title')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

const Rows = part(
  'ol',
  'CcExamReviewList',
  'Rows',
)(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** In five columns; on a phone the question stands below the others. */
const Row = part(
  ButtonBase,
  'CcExamReviewList',
  'Row',
)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px 160px minmax(0, 1fr) auto 20px',
  gridTemplateAreas: '"number states question fact arrow"',
  gap: theme.spacing(0.5, 2.5),
  width: '100%',
  minHeight: 68,
  padding: theme.spacing(1.75, 0.5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body1,
  textAlign: 'left',
  '@media (hover: hover)': { '&:hover': { background: theme.vars.palette.background.sunk } },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '30px minmax(0, 1fr) auto',
    gridTemplateAreas: '"number states fact" ". question question"',
  },
}));

const Number = part(
  'span',
  'CcExamReviewList',
  'Number',
)(({ theme }) => ({
  gridArea: 'number',
  ...theme.typography.subtitle1,
  fontFamily: theme.typography.fontFamilyDisplay,
}));

const States = part('span', 'CcExamReviewList', 'States')({ gridArea: 'states', display: 'grid', gap: 2 });

const State = part(
  'span',
  'CcExamReviewList',
  'State',
)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '&[data-flag="true"]': { color: theme.vars.palette.warning.main },
}));

const Question = part('span', 'CcExamReviewList', 'Question')({ gridArea: 'question', textWrap: 'pretty' });

const Section = part(
  'span',
  'CcExamReviewList',
  'Section',
)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const Fact = part(
  'span',
  'CcExamReviewList',
  'Fact',
)(({ theme }) => ({
  gridArea: 'fact',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Arrow = part(
  ArrowRightIcon,
  'CcExamReviewList',
  'Arrow',
)(({ theme }) => ({
  gridArea: 'arrow',
  fontSize: 20,
  color: theme.vars.palette.primary.main,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** A question of an exam, as its review lists it. */
export interface ReviewedQuestion extends ExamMark {
  /** Its position, from 0. */
  readonly index: number;
  /** What it asks, in a sentence. */
  readonly question: string;
  /** Section of the exam guide. */
  readonly section: string;
  /** How many answers it takes. */
  readonly choose: number;
  /** The letters of the picked answers. */
  readonly picked: readonly string[];
  /** For how many seconds it was on show. */
  readonly seconds: number;
}

export interface ExamReviewListProps extends Omit<ElementProps<'section'>, 'children' | 'title'> {
  /** What the questions have in common. */
  title: string;
  questions: readonly ReviewedQuestion[];
  /** Leads to a question. */
  onGoTo: (index: number) => void;
}

const factOf = ({ picked, seconds }: ReviewedQuestion) =>
  picked.length > 0 ? `Picked ${picked.join(', ')}` : `Seen for ${clockText(seconds)}`;

/** Questions of an exam that want another look before it is handed in: each leads to itself. */
export function ExamReviewList(inProps: ExamReviewListProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcExamReviewList' });
  const { title, questions, onGoTo, ...rest } = props;
  const id = useId();
  return (
    <Root aria-labelledby={id} {...ownerState(props)} {...rest}>
      <Title variant="title" component="h2" id={id}>
        {title}
      </Title>
      <Rows role="list">
        {questions.map((question) => (
          <li key={question.index}>
            <Row onClick={() => onGoTo(question.index)}>
              <Number>{question.index + 1}</Number>
              <States>
                {question.status === 'unanswered' && (
                  <State>
                    <UnansweredIcon fontSize="inherit" />
                    Unanswered
                  </State>
                )}
                {question.status === 'incomplete' && (
                  <State>
                    <IncompleteIcon fontSize="inherit" />
                    {question.picked.length} of {question.choose} chosen
                  </State>
                )}
                {question.flagged && (
                  <State data-flag>
                    <FlagIcon fontSize="inherit" />
                    Flagged
                  </State>
                )}
              </States>
              <Question>
                {question.question}
                <Section>{question.section}</Section>
              </Question>
              <Fact>{factOf(question)}</Fact>
              <Arrow />
            </Row>
          </li>
        ))}
      </Rows>
    </Root>
  );
}
