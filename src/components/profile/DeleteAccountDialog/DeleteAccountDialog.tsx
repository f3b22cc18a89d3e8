import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as z from 'zod/mini';
import { deleteAccount, keptAfterDeletion } from '../../../../contract/personalData.ts';
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.tsx';
import { AskDialog } from '../AskDialog/AskDialog.tsx';

const Kept = styled('ul', { name: 'CcDeleteAccountDialog', slot: 'Kept' })(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
}));

const schema = z.pick(deleteAccount.body, { password: true });
const action = { label: 'Delete my account', busyLabel: 'Deleting the account…' };

export interface DeleteAccountDialogProps {
  /** Gets the current password. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string }>;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** Closes it: Escape or its button was pressed, which do nothing while the account is being deleted. */
  onClose: () => void;
}

/** Asks whether to delete the account, says what stays, and takes the password. It is open while it is rendered. */
export function DeleteAccountDialog({ onSubmit, isSubmitting, error, onClose }: DeleteAccountDialogProps) {
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <AskDialog
      title="Delete your account?"
      lead="Your results, your cart and the exams that you have bought are gone at once, and nobody can bring them back. What stays:"
      cancelLabel="Keep my account"
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <Kept>
        {keptAfterDeletion.map((text) => (
          <Typography key={text} component="li" variant="body2">
            {text}
          </Typography>
        ))}
      </Kept>
      <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} look="plain">
        <PasswordInput
          label="Your password"
          required
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus: at its field
          autoFocus
          {...field('password')}
        />
      </FormFrame>
    </AskDialog>
  );
}
