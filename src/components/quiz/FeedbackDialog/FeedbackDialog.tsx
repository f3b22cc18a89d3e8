import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { part } from '../../../theme/part.ts';
import { CrossIcon } from '../../base/icons/icons.tsx';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type FormSchema, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';

const Content = part(DialogContent, 'CcFeedbackDialog', 'Content', ({ theme }) => ({
  padding: theme.spacing(4),
  overscrollBehavior: 'contain',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Header = part('header', 'CcFeedbackDialog', 'Header', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gap: theme.spacing(1),
}));

const Title = part(DialogTitle, 'CcFeedbackDialog', 'Title', { padding: 0 });

const Close = part(IconButton, 'CcFeedbackDialog', 'Close', ({ theme }) => ({
  justifySelf: 'end',
  margin: theme.spacing(-1, -1.5, 0, 0),
  color: theme.vars.palette.text.secondary,
  '&.Mui-disabled': { opacity: 0.5 },
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.background.sunk, color: theme.vars.palette.text.primary },
  },
}));

const Lead = part(Typography, 'CcFeedbackDialog', 'Lead', ({ theme }) => ({
  margin: theme.spacing(1, 0, 3),
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

const action = { label: 'Send feedback', loadingLabel: 'Sending…' };

/** What the dialog asks for. */
type FeedbackValues = { email: string; message: string };

export interface FeedbackDialogProps extends Omit<DialogProps, 'children' | 'onSubmit' | 'onClose' | 'open'> {
  /** What the values have to be, with what is said where they are not. A Zod schema of the form’s values. */
  schema: FormSchema<FeedbackValues>;
  /** The shortest message, in characters, as the field's hint says it. */
  minLength: number;
  /** The first values: the reader's email, and what they wrote before they closed it. */
  initial?: Partial<FeedbackValues>;
  /** Gets all values at every change. */
  onEdit?: (values: FeedbackValues) => void;
  /** Gets valid feedback. Nothing is sent again until it has settled. */
  onSubmit: SendForm<FeedbackValues>;
  /** Feedback is being sent. */
  loading: boolean;
  /** Why the last feedback was not sent. */
  error?: string | undefined;
  /** Closes it: Escape or its button was pressed, which do nothing while feedback is being sent. */
  onClose: () => void;
}

/**
 * Asks for feedback in a modal dialog (docs/product.md 2.13). Render it to open it; then the focus returns
 * to where it was. For a longer message with files, link to the contact page.
 *
 * @when A short word about a question, without leaving the quiz.
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
  onClose,
  ...rest
}: FeedbackDialogProps) {
  const leadId = useId();
  const { field, submit } = useValidForm(schema, onSubmit, loading, {
    ...(initial && { initial }),
    ...(onEdit && { onEdit }),
  });
  const hasEmail = Boolean(initial?.email);
  return (
    <Dialog
      open
      aria-describedby={leadId}
      onClose={(_event, reason) => {
        // A press beside the dialog is easily made by mistake.
        if (reason === 'escapeKeyDown' && !loading) onClose();
      }}
      {...rest}
    >
      <Content>
        <Header>
          <Title variant="title">Give feedback</Title>
          <Close aria-label="Close" disabled={loading} onClick={onClose}>
            <CrossIcon />
          </Close>
        </Header>
        <Lead variant="body2" id={leadId}>
          Tell us what’s wrong, missing, or good. We see which question you were looking at.
        </Lead>
        <FormFrame onSubmit={submit} action={action} loading={loading} error={error} variant="plain">
          <TextField
            label="Email"
            type="email"
            required
            autoComplete="email"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: at its first empty field
            autoFocus={!hasEmail}
            {...field('email', { inputMode: 'email' })}
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
      </Content>
    </Dialog>
  );
}
