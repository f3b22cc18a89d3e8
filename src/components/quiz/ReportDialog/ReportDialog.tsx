import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type FormSchema, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { optional } from '../../forms/TextField/FieldHelp.tsx';

/** What the dialog asks for. */
type ReportValues = { reason: string; text: string };

export interface ReportDialogProps extends Omit<
  AskDialogProps,
  'children' | 'title' | 'lead' | 'cancelLabel' | 'onSubmit'
> {
  /** What the values, `reason` and `text`, have to be, with what is said where they are not. A Zod schema. */
  schema: FormSchema<ReportValues>;
  /** What can be wrong with a question. */
  reasons: readonly { readonly value: string; readonly label: string }[];
  /** The longest text, in characters. */
  limit: number;
  /** The first values: the `reason` and the `text` from before the dialog was closed. */
  initial: Partial<ReportValues>;
  /** Called with both values, `reason` and `text`, after each change. */
  onEdit?: (values: ReportValues) => void;
  /** Gets a valid `reason` and `text`. Nothing is sent again until it has settled. */
  onSubmit: SendForm<ReportValues>;
  /** Why the last report was not sent. */
  error?: string | undefined;
}

/**
 * Reports a question to its authors in a modal dialog. Render it to open it.
 *
 * @when A learner who is logged in says what is wrong with a question, from QuestionHead.
 * @whenNot A short word without a reason to choose: FeedbackDialog.
 * @do Hand what was chosen and typed back when it is opened again.
 * @keyboard Escape: closes it, but not while the report is being sent. Arrow keys: choose a reason.
 * @screenReader A modal dialog with its title and lead. The first invalid field gets the focus; a refusal is an alert.
 * @status new
 */
export function ReportDialog({
  schema,
  reasons,
  limit,
  initial: kept,
  onEdit,
  onSubmit,
  error,
  loading,
  ...rest
}: ReportDialogProps) {
  const id = useId();
  // Who keeps the values returns them changed; what a form starts with does not change.
  const [initial] = useState({ reason: '', text: '', ...kept });
  const [length, setLength] = useState(initial.text.length);
  const { field, submit } = useValidForm(schema, onSubmit, loading, {
    initial,
    onEdit: (values) => {
      setLength(values.text.length);
      onEdit?.(values);
    },
  });
  const { helperText, inputRef, error: _isWrong, slotProps: _slotProps, ...reason } = field('reason');
  return (
    <AskDialog
      title="Report this question"
      lead="The question is sent along with your report. The authors answer by email, and on your profile."
      cancelLabel="Cancel"
      loading={loading}
      {...rest}
    >
      <FormFrame
        onSubmit={submit}
        action={{ label: 'Send report', loadingLabel: 'Sending…' }}
        loading={loading}
        error={error}
        variant="plain"
      >
        <FormControl component="fieldset" aria-describedby={`${id}-help`}>
          <Typography variant="subtitle2" component="legend" gutterBottom>
            What is wrong?
          </Typography>
          <RadioGroup defaultValue={initial.reason}>
            {reasons.map(({ value, label }) => (
              <FormControlLabel
                key={value}
                value={value}
                label={label}
                control={<Radio {...reason} slotProps={{ input: { ref: inputRef } }} />}
              />
            ))}
          </RadioGroup>
          <div id={`${id}-help`}>{helperText}</div>
        </FormControl>
        <TextArea label={optional('In your words')} size="small" count={{ length, limit }} {...field('text')} />
      </FormFrame>
    </AskDialog>
  );
}
