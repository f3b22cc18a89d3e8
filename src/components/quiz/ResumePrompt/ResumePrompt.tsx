import Card, { type CardProps } from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { changedInWords } from '../../../../domain/quiz/keep.ts';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';
import { part } from '../../../theme/part.ts';
import { Actions } from '../../base/Actions/Actions.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part(Card, 'CcResumePrompt', 'Root', ({ theme }) => ({
  padding: theme.spacing(3),
  borderColor: theme.vars.palette.edge,
  borderWidth: 1.5,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Title = part(Typography, 'CcResumePrompt', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(1),
}));

const Progress = part(LinearProgress, 'CcResumePrompt', 'Progress', ({ theme }) => ({
  margin: theme.spacing(2, 0, 1),
}));

const Steps = part('div', 'CcResumePrompt', 'Steps', ({ theme }) => ({
  marginTop: theme.spacing(2.5),
}));

const modes: Record<AnswerMode, string> = {
  immediate: 'with answers shown immediately',
  end: 'with answers at the end of exam',
};

export interface ResumePromptProps extends Omit<CardProps, 'children'> {
  /** The practice exam that it is; without it, all questions. */
  part?: string | undefined;
  /** Questions with a pick. */
  answered: number;
  /** Number of questions. */
  total: number;
  /** Answered questions that have changed since, whose answers are not kept. @default 0 */
  changed?: number;
  /** When its learner chose to see answers. */
  mode: AnswerMode;
  /** When the quiz was last changed. */
  when: Date;
  /** Carries on with the unfinished quiz. */
  onResume: () => void;
  /** The learner does not want the unfinished quiz. */
  onDiscard: () => void;
}

/**
 * Offers to resume an unfinished quiz, or to drop it for a new one.
 *
 * @when In place of AnswerModeChoice, where an unfinished quiz is kept.
 * @whenNot The quiz runs in another tab: ElsewhereNote.
 * @keyboard Tab: moves through Continue and Start over.
 * @keyboard Enter, Space: presses one.
 * @screenReader A region named by its question, which is a heading of level 2.
 * @status stable
 */
export function ResumePrompt({
  part,
  answered,
  total,
  changed = 0,
  mode,
  when,
  onResume,
  onDiscard,
  ...rest
}: ResumePromptProps) {
  const id = useId();
  return (
    <Root role="region" aria-labelledby={id} {...rest}>
      <Title variant="title" component="h2" id={id}>
        Pick up where you left off
      </Title>
      <Typography>
        {part !== undefined && `${part}: `}
        {answered} of {total} questions answered, {modes[mode]}.
      </Typography>
      {changed > 0 && <Typography variant="body2">{changedInWords(changed)}</Typography>}
      <Progress variant="determinate" value={(answered / total) * 100} aria-hidden />
      <Typography variant="body2" color="textSecondary">
        Left on <LocalDate date={when.toISOString()} form="withTime" />.
      </Typography>
      <Steps>
        <Actions
          actions={[
            { label: 'Continue', onClick: onResume },
            { label: 'Start over', onClick: onDiscard },
          ]}
        />
      </Steps>
    </Root>
  );
}
