import * as z from 'zod/mini';
import { currentPassword } from '../../../../contract/account.ts';
import { FormFrame, type FormFrameProps } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.tsx';
import { AskDialog, type AskDialogProps } from '../AskDialog/AskDialog.tsx';

const schema = z.object({ password: currentPassword });

/** What every dialog that takes the current password is given. */
export interface PasswordQuestion extends Pick<AskDialogProps, 'onClose'> {
  /** Gets the current password. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string }>;
  /** The password is being checked, or what it is for is being done: until then the dialog can't be closed. */
  isSubmitting: boolean;
  /** Why the last submit came to nothing. */
  error?: string | undefined;
}

export interface PasswordDialogProps
  extends PasswordQuestion, Pick<AskDialogProps, 'title' | 'lead' | 'cancelLabel'>, Pick<FormFrameProps, 'action'> {
  /** More about what comes of it, before the field. */
  children?: AskDialogProps['children'];
}

/** Takes the current password before something of an account is changed. It is open while it is rendered. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { action, onSubmit, isSubmitting, error, children, ...question } = props;
  const { field, submit } = useValidForm(schema, onSubmit, isSubmitting);
  return (
    <AskDialog isSubmitting={isSubmitting} {...question}>
      {children}
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
