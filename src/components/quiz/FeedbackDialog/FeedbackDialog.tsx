import TextField from '@mui/material/TextField';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type FormSchema, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';

const action = { label: 'Send feedback', loadingLabel: 'Sending…' };

/** What the dialog asks for. */
type FeedbackValues = { email: string; message: string };

export interface FeedbackDialogProps extends Omit<AskDialogProps, 'children' | 'lead' | 'cancelLabel' | 'onSubmit'> {
  /** What the values, `email` and `message`, have to be, with what is said where they are not. A Zod schema. */
  schema: FormSchema<FeedbackValues>;
  /** The shortest message, in characters, as the field's hint says it. */
  minLength: number;
  /** The first values: the reader's `email`, and the `message` that they wrote before they closed it. */
  initial: Partial<FeedbackValues>;
  /** Called with both values, `email` and `message`, after each change. */
  onEdit?: (values: FeedbackValues) => void;
  /** Gets valid `email` and `message`. Nothing is sent again until it has settled. */
  onSubmit: SendForm<FeedbackValues>;
  /** Why the last feedback was not sent. */
  error?: string | undefined;
}

/**
 * Asks for feedback in a modal dialog (docs/product.md 2.13). Render it to open it.
 *
 * @when A short word about the site, or a visitor’s about a question, without leaving the quiz.
 * @whenNot A message with files: ContactForm on its page.
 * @do Hand what was typed back as `initial` when it is opened again.
 * @keyboard Escape: closes it, but not while feedback is being sent.
 * @screenReader A modal dialog, described by its lead. The first empty field has the focus; a refusal is an alert.
 */
export function FeedbackDialog({
  schema,
  minLength,
  initial,
  onEdit,
  onSubmit,
  loading,
  error,
  ...rest
}: FeedbackDialogProps) {
  const { field, submit } = useValidForm(schema, onSubmit, loading, { initial, onEdit });
  const hasEmail = Boolean(initial.email);
  return (
    <AskDialog
      lead="Tell us what’s wrong, missing, or good. We see which page you were on."
      cancelLabel="Close"
      loading={loading}
      {...rest}
    >
      <FormFrame onSubmit={submit} action={action} loading={loading} error={error} variant="plain">
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: at its first empty field
          autoFocus={!hasEmail}
          {...field('email')}
        />
        <TextArea
          label="Message"
          required
          size="small"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: at its first empty field
          autoFocus={hasEmail}
          {...field('message', { hint: `At least ${minLength} characters.` })}
        />
      </FormFrame>
    </AskDialog>
  );
}
