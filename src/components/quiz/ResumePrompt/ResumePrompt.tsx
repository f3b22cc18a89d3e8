import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { runningInWords, secondsLeft } from '../../../../domain/exam/clock.ts';
import { changedInWords } from '../../../../domain/quiz/keep.ts';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';
import { part } from '../../../theme/part.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { Actions } from '../../base/Actions/Actions.tsx';
import { AskDialog } from '../../base/AskDialog/AskDialog.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

/** The words beside the steps; below each other where both would be narrow. */
const Root = part(Card, 'CcResumePrompt', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
  padding: theme.spacing(2.5, 3),
  borderColor: theme.vars.palette.primary.main,
  borderWidth: 1.5,
  background: theme.vars.palette.primary.soft,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 2.25) },
}));

const Words = part('div', 'CcResumePrompt', 'Words', { flex: '1 1 16rem', minWidth: 0 });

const modes: Record<AnswerMode, string> = {
  immediate: 'with answers shown immediately',
  end: 'with answers at the end of exam',
};

export interface ResumePromptProps extends Omit<CardProps, 'children'> {
  /** Which practice exam it is; without it, all questions. */
  part?: string | undefined;
  /** Questions with a pick. */
  answered: number;
  /** Number of questions. */
  total: number;
  /** Answered questions that have changed since, whose answers are not kept. @default 0 */
  changed?: number;
  /** When the learner chose to see answers. `immediate` or `end`. */
  mode: AnswerMode;
  /** When the quiz was last changed. */
  when: Date;
  /** When the clock of an exam simulation ends, in epoch milliseconds: it runs. */
  deadline?: number | undefined;
  /** Carries on with the unfinished quiz. */
  onResume: () => void;
  /** Drops the unfinished quiz, which the learner has confirmed. */
  onDiscard: () => void;
}

/**
 * Offers to resume an unfinished quiz or, after a question, to discard it. It says if the clock is running.
 *
 * @when In AnswerModeChoice, in place of its suggestion.
 * @whenNot What to do next after a finished quiz: NextStepCard.
 * @do Offer to undo `onDiscard` for ten seconds: its question promises that.
 * @keyboard Enter, Space: on Start over, open a dialog; Escape or Keep them closes it, and the focus returns.
 * @screenReader A region named by its question, which is a heading of level 2.
 */
export function ResumePrompt({
  part,
  answered,
  total,
  changed = 0,
  mode,
  when,
  deadline,
  onResume,
  onDiscard,
  ...rest
}: ResumePromptProps) {
  const id = useId();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const isOver = deadline !== undefined && secondsLeft(deadline, now) === 0;
  return (
    <Root role="region" aria-labelledby={id} {...rest}>
      <Words>
        <Typography variant="h4" component="h2" id={id}>
          Pick up where you left off?
        </Typography>
        <Typography variant="body2" sx={{ marginTop: 0.5 }}>
          {part !== undefined && `${part}: `}
          {answered} of {total} questions answered{deadline === undefined && `, ${modes[mode]}`}.
        </Typography>
        {changed > 0 && <Typography variant="body2">{changedInWords(changed)}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {deadline === undefined ? (
            <>
              Left on <LocalDate date={when.toISOString()} form="withTime" />.
            </>
          ) : (
            runningInWords(deadline, now)
          )}
        </Typography>
      </Words>
      <Actions
        actions={[
          { label: isOver ? 'See the result' : 'Continue', onClick: onResume },
          ...(isOver ? [] : [{ label: 'Start over', onClick: () => setAsking(true) }]),
        ]}
      />
      {isAsking && <StartOver onDiscard={onDiscard} onClose={() => setAsking(false)} />}
    </Root>
  );
}

/** Asks before an unfinished quiz is dropped for a new one. */
export const StartOver = ({ onDiscard, onClose }: Pick<ResumePromptProps, 'onDiscard'> & { onClose: () => void }) => (
  <AskDialog
    title="Start over?"
    lead="This discards your answers. You can undo it for ten seconds."
    cancelLabel="Keep them"
    loading={false}
    onClose={onClose}
  >
    <Button onClick={onDiscard}>Discard answers</Button>
  </AskDialog>
);
