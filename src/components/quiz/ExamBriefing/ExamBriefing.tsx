import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { type ExtraTime, extraTimes } from '../../../../domain/exam/minutes.ts';
import { counted } from '../../../../domain/numberWord.ts';
import { part } from '../../../theme/part.ts';
import { HideIcon } from '../../base/icons/examIcons.tsx';
import { ClockIcon, PassMarkIcon, QuestionsIcon } from '../../base/icons/icons.tsx';

const Root = part(Card, 'CcExamBriefing', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Facts = part('ul', 'CcExamBriefing', 'Facts', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: theme.spacing(2.5, 3),
  ...theme.mixins.plainList,
}));

export interface ExamBriefingProps extends Omit<CardProps, 'children'> {
  /** How many questions this exam has. */
  questionCount: number;
  /** How many questions of the official exam count; where that is more, it is said. */
  officialCount?: number | undefined;
  /** Share of right answers that passes, in percent; undefined where it is unknown. */
  passMark?: number | undefined;
  /** How many minutes it takes with each extra time. */
  minutes: Readonly<Record<ExtraTime, number>>;
  /** By how many percent the time is extended. */
  extra: ExtraTime;
  /** Called with the extra time that the learner chooses. */
  onExtraChange: (extra: ExtraTime) => void;
  /** Starts the exam, and its clock. */
  onStart: () => void;
  /** Whether its questions are being drawn. @default false */
  loading?: boolean;
  /** Leads back to practice. */
  practiceHref: string;
}

/**
 * The page before an exam simulation: what it is, how long it takes, and a choice of extra time.
 *
 * @when The first page of an exam simulation.
 * @whenNot Before practice: AnswerModeChoice.
 * @screenReader Extra time is a described group of radio buttons.
 * @status new
 */
export function ExamBriefing({
  questionCount,
  officialCount = 0,
  passMark,
  minutes,
  extra,
  onExtraChange,
  onStart,
  loading = false,
  practiceHref,
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
          : 'Same number of scored questions and section weights as the official exam, in random order.',
    },
    {
      Icon: ClockIcon,
      title: `${minutes[extra]} minutes`,
      text: 'The clock keeps running while the page is closed. When the time is up, your answers are submitted.',
    },
    {
      Icon: PassMarkIcon,
      title: passMark === undefined ? 'All or nothing' : `${passMark}% to pass`,
      text: 'No partial credit: you must select every correct answer to earn the point.',
    },
    {
      Icon: HideIcon,
      title: 'Answers after you submit',
      text: 'Until then you can change any answer, flag questions for review, and strike out answers.',
    },
  ];
  return (
    <Root {...rest}>
      <Facts role="list">
        {facts.map(({ Icon, title, text }) => (
          <Stack key={title} component="li" direction="row" spacing={1}>
            <Icon color="primary" sx={{ marginTop: 0.375 }} />
            <div>
              <Typography variant="subtitle1" component="p">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </div>
          </Stack>
        ))}
      </Facts>
      <FormControl component="fieldset" aria-describedby={`${id}-help`}>
        <Typography variant="subtitle1" component="legend" sx={{ padding: 0 }}>
          Extra time
        </Typography>
        <Typography variant="body2" color="textSecondary" id={`${id}-help`}>
          For test takers approved for extra time on the official exam.
        </Typography>
        <RadioGroup
          sx={{ flexDirection: { sm: 'row' }, columnGap: 3, marginTop: 1 }}
          value={extra}
          onChange={(_, value) => onExtraChange(Number(value) as ExtraTime)}
        >
          {extraTimes.map((percent) => (
            <FormControlLabel
              key={percent}
              value={percent}
              control={<Radio />}
              label={percent === 0 ? 'None' : `+${percent}% (${minutes[percent]} min)`}
              sx={{ minHeight: 44, marginRight: 0 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="call" disabled={loading} onClick={onStart}>
          Start simulation
        </Button>
        <Button variant="outlined" href={practiceHref}>
          Practice instead
        </Button>
      </Stack>
    </Root>
  );
}
