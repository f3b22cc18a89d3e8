import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Content = styled(DialogContent, { name: 'CcAskDialog', slot: 'Content' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Title = styled(DialogTitle, { name: 'CcAskDialog', slot: 'Title' })({ padding: 0, fontSize: 26 });

export interface AskDialogProps {
  /** The question, or what is about to be done. */
  title: string;
  /** What comes of it; it describes the dialog. */
  lead: string;
  /** More about it, and the button or form that does it. */
  children: ReactNode;
  /** What the other button says, with which all stays as it is. */
  cancelLabel: string;
  /** It is being done: until then the dialog can't be closed. */
  isSubmitting: boolean;
  /** Closes it: Escape or its other button was pressed. */
  onClose: () => void;
}

/** Asks before something of an account is changed. It is open while it is rendered. */
export function AskDialog({ title, lead, children, cancelLabel, isSubmitting, onClose }: AskDialogProps) {
  const leadId = useId();
  const close = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      open
      aria-describedby={leadId}
      onClose={(_event, reason) => {
        // A press beside the dialog is easily made by mistake.
        if (reason === 'escapeKeyDown') close();
      }}
    >
      <Content>
        <Title variant="h3">{title}</Title>
        <Typography variant="body2" id={leadId}>
          {lead}
        </Typography>
        {children}
        <Button variant="text" disabled={isSubmitting} onClick={close}>
          {cancelLabel}
        </Button>
      </Content>
    </Dialog>
  );
}
