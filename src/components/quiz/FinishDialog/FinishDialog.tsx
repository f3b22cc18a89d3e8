import Button from '@mui/material/Button';
import { numbersInWords } from '../../../../domain/quiz/review.ts';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';

export interface FinishDialogProps extends Omit<
  AskDialogProps,
  'title' | 'lead' | 'children' | 'cancelLabel' | 'loading'
> {
  /** Positions of the questions without an answer, from 0. */
  unanswered: readonly number[];
  /** What finishing is called here. */
  finishLabel: 'Finish' | 'Submit';
  /** Leads to the first unanswered question. */
  onGoToFirst: () => void;
  /** Finishes all the same. */
  onFinish: () => void;
}

/**
 * Confirms finishing a quiz with unanswered questions. Render it to open it.
 *
 * @when A learner finishes practice with questions open.
 * @whenNot Before an exam is submitted: ExamReview.
 * @keyboard Escape: closes it, and the quiz goes on.
 * @screenReader A modal dialog with its title as the name and the open questions as the description.
 */
export function FinishDialog({ unanswered, finishLabel, onGoToFirst, onFinish, ...rest }: FinishDialogProps) {
  const { length } = unanswered;
  return (
    <AskDialog
      title={length === 1 ? 'One question is unanswered' : `${length} questions are unanswered`}
      lead={`${numbersInWords(unanswered)}. ${length === 1 ? 'It' : 'They'}’ll count as wrong, and a finished quiz can’t be changed.`}
      cancelLabel="Stay here"
      loading={false}
      {...rest}
    >
      <Button onClick={onGoToFirst}>Go to question {(unanswered[0] ?? 0) + 1}</Button>
      <Button variant="outlined" onClick={onFinish}>
        {finishLabel} anyway
      </Button>
    </AskDialog>
  );
}
