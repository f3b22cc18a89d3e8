import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keptAfterDeletion } from '../../../../contract/personalData.ts';
import { PasswordDialog, type PasswordQuestion } from '../PasswordDialog/PasswordDialog.tsx';

const Kept = styled('ul', { name: 'CcDeleteAccountDialog', slot: 'Kept' })(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
}));

export type DeleteAccountDialogProps = PasswordQuestion;

/** Asks whether to delete the account, says what stays, and takes the password. It is open while it is rendered. */
export const DeleteAccountDialog = (question: DeleteAccountDialogProps) => (
  <PasswordDialog
    title="Delete your account?"
    lead="Your results, your cart and the exams that you have bought are gone at once, and nobody can bring them back. What stays:"
    cancelLabel="Keep my account"
    action={{ label: 'Delete my account', busyLabel: 'Deleting the account…' }}
    {...question}
  >
    <Kept>
      {keptAfterDeletion.map((text) => (
        <Typography key={text} component="li" variant="body2">
          {text}
        </Typography>
      ))}
    </Kept>
  </PasswordDialog>
);
