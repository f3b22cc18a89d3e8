import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { part } from '../../../theme/part.ts';

const Content = part(DialogContent, 'CcAskDialog', 'Content', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

export interface AskDialogProps extends Omit<DialogProps, 'children' | 'onClose' | 'open' | 'title'> {
  /** The question, or what is about to be done. */
  title: string;
  /** What happens next; it describes the dialog. */
  lead: string;
  /** Further details, and the button or form that confirms. */
  children: ReactNode;
  /** Label of the button that leaves everything as it is. */
  cancelLabel: string;
  /** The action is running; the dialog can't be closed. */
  loading: boolean;
  /** Called on Escape or Cancel. */
  onClose: () => void;
}

/**
 * Confirms an action that can't be undone. Render it to open it.
 *
 * @when Before something is deleted or ended for good.
 * @whenNot A question that needs the password: PasswordDialog.
 * @keyboard Escape: closes it without doing anything, except while `loading`.
 * @screenReader A modal dialog with its title and lead. When it closes, the focus returns to where it was.
 */
export function AskDialog({ title, lead, children, cancelLabel, loading, onClose, ...rest }: AskDialogProps) {
  const leadId = useId();
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <Dialog
      open
      aria-describedby={leadId}
      onClose={(_event, reason) => {
        // A press beside the dialog is easily made by mistake.
        if (reason === 'escapeKeyDown') close();
      }}
      {...rest}
    >
      <Content>
        <DialogTitle variant="title" sx={{ padding: 0 }}>
          {title}
        </DialogTitle>
        <Typography variant="body2" id={leadId}>
          {lead}
        </Typography>
        {children}
        <Button variant="text" disabled={loading} onClick={close}>
          {cancelLabel}
        </Button>
      </Content>
    </Dialog>
  );
}
