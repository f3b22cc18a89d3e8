import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { PasswordDialog, type PasswordQuestion } from '../PasswordDialog/PasswordDialog.tsx';

const Root = part(PasswordDialog, 'CcDeleteAccountDialog', 'Root', {});

const Kept = part('ul', 'CcDeleteAccountDialog', 'Kept', ({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
}));

export interface DeleteAccountDialogProps extends PasswordQuestion {
  /** What stays after it, as sentences. */
  kept: readonly string[];
}

/**
 * Asks whether to delete the account, says what stays, and takes the password. It is open while it is rendered.
 *
 * @when Before an account is deleted.
 * @whenNot Another question with a password: PasswordDialog.
 * @whenNot Before something that can be taken back: ask nothing.
 * @keyboard Tab, Shift+Tab: moves inside the dialog.
 * @keyboard Enter: in the password's field submits.
 * @keyboard Escape: closes it, but not while the account is being deleted.
 * @screenReader A modal dialog that says what is gone and what stays before it takes the password.
 * @status stable
 */
export function DeleteAccountDialog({ kept, ...rest }: DeleteAccountDialogProps) {
  return (
    <Root
      title="Delete your account?"
      lead="Your results, your cart and the exams that you have bought are gone at once, and nobody can bring them back. What stays:"
      cancelLabel="Keep my account"
      action={{ label: 'Delete my account', loadingLabel: 'Deleting the account…', color: 'error' }}
      {...rest}
    >
      <Kept>
        {kept.map((text) => (
          <Typography key={text} component="li" variant="body2">
            {text}
          </Typography>
        ))}
      </Kept>
    </Root>
  );
}
