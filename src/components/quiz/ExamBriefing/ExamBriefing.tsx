import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ExtraTime, extraTimes } from '../../../../domain/exam/minutes.ts';
import { counted } from '../../../../domain/numberWord.ts';
import { part } from '../../../theme/part.ts';
import { HideIcon } from '../../base/icons/examIcons.tsx';
import { ClockIcon, PassMarkIcon, QuestionsIcon } from '../../base/icons/icons.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { scoreText } from '../../profile/ScoreTrend/attempts.ts';

const Root = part(Card, 'CcExamBriefing', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2.5), padding: theme.spacing(2.5) },
}));

const Facts = part('ul', 'CcExamBriefing', 'Facts', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(34%, 18rem)), 1fr))',
  gap: theme.spacing(2, 5),
}));

export interface ExamBriefingProps extends Omit<CardProps, 'children'> {
  /** How many questions this exam has. */
  questionCount: number;
  /** How many questions of the official exam count; where that is more, it is said. */
  officialCount?: number | undefined;
  /** Share of right answers that passes, in percent; undefined where it is unknown. */
  passMark?: number | undefined;
  /** The score of the last simulation, in percent; undefined before the first. */
  last?: number | undefined;
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
  /** Leads back to the exam's page. */
  practiceHref: string;
}

/**
 * The page before an exam simulation: what it is, how long it takes, and a choice of extra time.
 *
 * @when The first page of an exam simulation.
 * @whenNot Before practice: AnswerModeChoice.
 * @dont Pass the score of a practice as `last`: it has partial credit, and a simulation has none.
 * @keyboard Tab: reaches the extra time, Start simulation, and the way back; while `loading`, it skips the second.
 * @screenReader A list of facts, and a list of extra times to choose from.
 * @status new
 */
export function ExamBriefing({
  questionCount,
  officialCount = 0,
  passMark,
  last,
  minutes,
  extra,
  onExtraChange,
  onStart,
  loading = false,
  practiceHref,
  ...rest
}: ExamBriefingProps) {
  const facts = [
    {
      Icon: QuestionsIcon,
      title: counted(questionCount, 'question'),
      text:
        questionCount < officialCount
          ? `All the questions you have access to, in random order. The official exam scores ${officialCount}; you get the same time per question.`
          : 'As many as the official exam scores, with its section weights, in random order.',
    },
    {
      Icon: ClockIcon,
      title: `${minutes[extra]} minutes`,
      text: 'You can leave and come back, but the clock keeps running. At zero, your answers are submitted.',
    },
    {
      Icon: PassMarkIcon,
      title: passMark === undefined ? 'All or nothing' : `${passMark}% to pass`,
      text: `No partial credit: a question counts only if you select every correct answer.${last === undefined ? '' : ` Your last simulation: ${scoreText(last)}.`}`,
    },
    {
      Icon: HideIcon,
      title: 'Answers after you submit',
      text: 'Until then, you can change any answer and flag questions.',
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
      <SelectField
        size="small"
        label="Extra time (if approved for your exam)"
        value={String(extra)}
        options={extraTimes.map((percent) => ({
          value: String(percent),
          label: percent === 0 ? 'None' : `+${percent}% (${minutes[percent]} min)`,
        }))}
        onChoose={(value) => onExtraChange(Number(value) as ExtraTime)}
        sx={{ maxWidth: { sm: 280 } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="call" disabled={loading} onClick={onStart}>
          Start simulation
        </Button>
        <Button variant="outlined" href={practiceHref}>
          Back to exam page
        </Button>
      </Stack>
    </Root>
  );
}
