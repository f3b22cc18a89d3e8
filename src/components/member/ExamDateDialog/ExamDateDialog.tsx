import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm } from '../../forms/FormFrame/useValidForm.tsx';

const action = { label: 'Save the date', loadingLabel: 'Saving the date…' };

export interface ExamDateDialogProps extends Omit<
  AskDialogProps,
  'title' | 'lead' | 'children' | 'cancelLabel' | 'onSubmit'
> {
  /** Every exam that has a date or may get one, at least one; `date` is YYYY-MM-DD. */
  exams: readonly { readonly id: string; readonly name: string; readonly date?: string | undefined }[];
  /** Id of the exam that is chosen first. */
  examId: string;
  /** The first day that can be chosen, YYYY-MM-DD. */
  min: string;
  /** Saves the date of an exam. Nothing is sent again until it has settled. */
  onSave: (examId: string, date: string) => void | Promise<unknown>;
  /** Removes the date of an exam. */
  onRemove: (examId: string) => void;
  /** Why the date was not saved. */
  error?: string | undefined;
}

/**
 * Sets or removes an exam date. It opens when mounted and closes when unmounted.
 *
 * @when To let a learner set or change their exam date.
 * @whenNot To show the date: ExamCountdown.
 * @dont Open it automatically: a learner without a date would only close it.
 * @keyboard Tab: stays inside. Enter: saves. Escape: leaves the date as it is, except while it is being saved.
 * @screenReader A modal dialog with its title and lead. The date has focus first.
 * @screenReader An invalid date moves focus to the field, which explains the error. Saving is announced; a refusal is an alert.
 * @status new
 */
export function ExamDateDialog({ exams, examId, min, onSave, onRemove, error, ...rest }: ExamDateDialogProps) {
  const { loading } = rest;
  const [chosen, setChosen] = useState(examId);
  const [hasChosen, setHasChosen] = useState(false);
  const date = exams.find(({ id }) => id === chosen)?.date;
  return (
    <AskDialog
      title="When is your exam?"
      lead="Your home page counts down to it. Only you can see the date."
      cancelLabel="Cancel"
      {...rest}
    >
      {exams.length > 1 && (
        <SelectField
          label="Exam"
          value={chosen}
          options={exams.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={loading}
          onChoose={(id) => {
            setChosen(id);
            setHasChosen(true);
          }}
        />
      )}
      <DateForm
        key={chosen}
        date={date}
        focused={!hasChosen}
        min={min}
        loading={loading}
        error={error}
        onSave={(given) => onSave(chosen, given)}
      />
      {date !== undefined && (
        <Button variant="text" color="error" disabled={loading} onClick={() => onRemove(chosen)}>
          Remove the date
        </Button>
      )}
    </AskDialog>
  );
}

const dateFrom = (min: string) =>
  z.object({
    date: z.string().check(
      z.refine((date) => z.iso.date().safeParse(date).success, 'Choose a date.'),
      z.refine((date) => date === '' || date >= min, 'Choose today or a later date.'),
    ),
  });

interface DateFormProps extends Pick<ExamDateDialogProps, 'min' | 'loading' | 'error'> {
  date: string | undefined;
  /** Takes the focus: when the dialog opens, and not when another exam is chosen, whose list has it. */
  focused: boolean;
  onSave: (date: string) => void | Promise<unknown>;
}

/** The date of one exam: another exam has a form of its own. */
function DateForm({ date = '', focused, min, loading, error, onSave }: DateFormProps) {
  const { field, submit } = useValidForm(dateFrom(min), (values) => onSave(values.date), loading, {
    initial: { date },
  });
  const { slotProps, ...rest } = field('date');
  return (
    <FormFrame onSubmit={submit} action={action} loading={loading} error={error} variant="plain">
      <TextField
        label="Date"
        type="date"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: at its field
        autoFocus={focused}
        slotProps={{ ...slotProps, htmlInput: { min } }}
        {...rest}
      />
    </FormFrame>
  );
}
