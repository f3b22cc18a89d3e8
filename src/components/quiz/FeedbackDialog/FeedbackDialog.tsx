import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { feedback, FEEDBACK_LENGTH, type Feedback } from '../../../../contract/messages.ts';
import { CrossIcon } from '../../base/icons/icons.tsx';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';

const Content = styled(DialogContent, { name: 'CcFeedbackDialog', slot: 'Content' })(({ theme }) => ({
  padding: theme.spacing(4),
  overscrollBehavior: 'contain',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Header = styled('header', { name: 'CcFeedbackDialog', slot: 'Header' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gap: theme.spacing(1),
}));

const Title = styled(DialogTitle, { name: 'CcFeedbackDialog', slot: 'Title' })({ padding: 0, fontSize: 26 });

const Close = styled(IconButton, { name: 'CcFeedbackDialog', slot: 'Close' })(({ theme }) => ({
  justifySelf: 'end',
  margin: theme.spacing(-1, -1.5, 0, 0),
  color: theme.vars.palette.text.secondary,
  '&.Mui-disabled': { opacity: 0.5 },
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.background.sunk, color: theme.vars.palette.text.primary },
  },
}));

const Lead = styled(Typography, { name: 'CcFeedbackDialog', slot: 'Lead' })(({ theme }) => ({
  margin: theme.spacing(1, 0, 3),
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

const action = { label: 'Send feedback', busyLabel: 'Sending…' };

export interface FeedbackDialogProps {
  /** The first values: the reader's email, and what they wrote before they closed it. */
  initial?: Partial<Feedback>;
  /** Gets all values at every change. */
  onEdit?: (values: Feedback) => void;
  /** Gets valid feedback. Nothing is sent again until it has settled. */
  onSubmit: SendForm<Feedback>;
  isSubmitting: boolean;
  /** Why the last feedback was not sent. */
  error?: string | undefined;
  /** Closes it: Escape or its button was pressed, which do nothing while feedback is being sent. */
  onClose: () => void;
}

/**
 * Asks for feedback in a modal dialog (specification, section 5). It is open while it is rendered; then the focus returns
 * to where it was. For a longer message with files, link to the contact page.
 */
export function FeedbackDialog({ initial, onEdit, onSubmit, isSubmitting, error, onClose }: FeedbackDialogProps) {
  const leadId = useId();
  const { field, submit } = useValidForm(feedback, onSubmit, isSubmitting, {
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
        if (reason === 'escapeKeyDown' && !isSubmitting) onClose();
      }}
    >
      <Content>
        <Header>
          <Title variant="h3">Give feedback</Title>
          <Close aria-label="Close" disabled={isSubmitting} onClick={onClose}>
            <CrossIcon />
          </Close>
        </Header>
        <Lead variant="body2" id={leadId}>
          Tell us what is wrong, missing or good. We see which question you were looking at.
        </Lead>
        <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} look="plain">
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
            {...field('message', { hint: `At least ${FEEDBACK_LENGTH} characters.` })}
          />
        </FormFrame>
      </Content>
    </Dialog>
  );
}
