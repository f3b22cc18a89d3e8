import Button from '@mui/material/Button';
import type { CardProps } from '@mui/material/Card';
import { counted } from '../../../../domain/numberWord.ts';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { type ExtraTime, extraTimes } from '../../../../domain/exam/clock.ts';
import { HideIcon } from '../../base/icons/examIcons.tsx';
import { ClockIcon, QuestionsIcon } from '../../base/icons/icons.tsx';
import { Choice, Choices, Extra, Fact, Facts, Legend, Root, Steps, Text } from './parts.ts';

export interface ExamBriefingProps extends Omit<CardProps, 'children'> {
  /** How many questions this exam has. */
  questionCount: number;
  /** How many questions of the official exam count; where that is more, it is said. */
  officialCount?: number | undefined;
  /** How many minutes it takes, with the extra time. */
  minutes: number;
  /** By how many percent the time is extended. */
  extra: ExtraTime;
  /** Gets the extra time that the learner chooses. */
  onExtraChange: (extra: ExtraTime) => void;
  /** Starts the exam, and its clock. */
  onStart: () => void;
  /** It is being drawn. @default false */
  loading?: boolean;
  /** Leads back to practice. */
  practiceHref: string;
  /** The heading, which takes the focus when the page appears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * Before an exam simulation: what it is, how long it takes, and the choice of extra time.
 *
 * @when The first page of an exam simulation.
 * @whenNot Before practice: AnswerModeChoice.
 * @screenReader The heading takes the focus when the page appears. Extra time is a group of radio buttons with a
 *   description.
 * @status new
 */
export function ExamBriefing({
  questionCount,
  officialCount = 0,
  minutes,
  extra,
  onExtraChange,
  onStart,
  loading = false,
  practiceHref,
  headingRef,
  ...rest
}: ExamBriefingProps) {
  const id = useId();
  const facts: { Icon: typeof ClockIcon; title: string; text: ReactNode }[] = [
    {
      Icon: QuestionsIcon,
      title: counted(questionCount, 'question'),
      text:
        questionCount < officialCount
          ? `All the questions you have access to, in random order. The official exam scores ${officialCount}; you get the same time per question.`
          : 'As many scored questions and the same section weights as the official exam. Random order.',
    },
    {
      Icon: ClockIcon,
      title: `${minutes} minutes`,
      text: 'The clock keeps running while the page is closed. When the time is up, your answers are submitted.',
    },
    {
      Icon: HideIcon,
      title: 'No answers until you submit',
      text: 'Until then you can change every pick, flag questions for review, and strike out answers.',
    },
  ];
  return (
    <Root {...rest}>
      <Typography variant="title" component="h2" tabIndex={-1} {...(headingRef && { ref: headingRef })}>
        Exam simulation
      </Typography>
      <Facts role="list">
        {facts.map(({ Icon, title, text }) => (
          <Fact key={title}>
            <Icon color="primary" />
            <div>
              <Typography variant="subtitle1" component="p">
                {title}
              </Typography>
              <Text variant="body2">{text}</Text>
            </div>
          </Fact>
        ))}
      </Facts>
      <Extra aria-describedby={`${id}-help`}>
        <Legend>Extra time</Legend>
        <Typography variant="body2" color="textSecondary" id={`${id}-help`}>
          For test takers approved for extra time on the official exam.
        </Typography>
        <Choices value={extra} onChange={(_, value) => onExtraChange(Number(value) as ExtraTime)}>
          {extraTimes.map((percent) => (
            <Choice key={percent} value={percent} control={<Radio />} label={percent === 0 ? 'None' : `${percent}%`} />
          ))}
        </Choices>
      </Extra>
      <Steps>
        <Button disabled={loading} onClick={onStart}>
          Start simulation
        </Button>
        <Button variant="outlined" href={practiceHref}>
          Practice instead
        </Button>
      </Steps>
    </Root>
  );
}
