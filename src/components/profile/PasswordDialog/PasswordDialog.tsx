import type { ReactNode } from 'react';
import { type FormAction, FormFrame } from '../../forms/FormFrame/FormFrame.tsx';
import { useValidForm, type FormSchema, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { PasswordInput } from '../../forms/PasswordInput/PasswordInput.tsx';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';

export interface PasswordDialogProps extends Omit<AskDialogProps, 'children' | 'onSubmit'> {
  /** What the button does, and what it says meanwhile. Fields: `label`, and `loadingLabel` while it is sent. */
  action: FormAction;
  /** What the password has to be, with what is said where it is not. A Zod schema of the form’s values. */
  schema: FormSchema<{ password: string }>;
  /** Gets the current password. Nothing is sent again until it has settled. */
  onSubmit: SendForm<{ password: string }>;
  /** The password is being checked, or what it is for is being done: until then the dialog can't be closed. */
  loading: boolean;
  /** Why the last submit came to nothing. */
  error?: string | undefined;
  /** More about what happens next, before the field. */
  children?: ReactNode;
}

/**
 * Asks for the current password before an account changes. Render it to open it.
 *
 * @when Before an account's email, password or logins change.
 * @whenNot A question without a password: AskDialog.
 * @keyboard Escape: closes it, but not while `loading`.
 * @screenReader A modal dialog with its title as the name and its lead as the description; a refusal is an alert.
 */
export function PasswordDialog({ schema, action, onSubmit, error, children, ...rest }: PasswordDialogProps) {
  const { loading } = rest;
  const { field, submit } = useValidForm(schema, onSubmit, loading);
  return (
    <AskDialog {...rest}>
      {children}
      <FormFrame onSubmit={submit} action={action} loading={loading} error={error} variant="plain">
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
