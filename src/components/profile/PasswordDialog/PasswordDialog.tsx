import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { AskDialog, type AskDialogProps } from '../../base/AskDialog/AskDialog.tsx';
import { AccountForm, type AccountFormProps } from '../../forms/AccountForm/AccountForm.tsx';

interface Password extends Record<string, string> {
  password: string;
}

export interface PasswordDialogProps<Values extends Password = Password>
  extends
    Pick<AskDialogProps, 'title' | 'lead' | 'cancelLabel' | 'onClose'>,
    Omit<AccountFormProps<Values>, 'title' | 'fields' | 'variant'> {
  /** The fields in their order, where it asks for more than the password. Each: `name`, `label`, `autoComplete`. */
  fields?: AccountFormProps<Values>['fields'];
  /** Further details, above the fields. */
  children?: ReactNode;
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/**
 * Asks for the current password before an account changes, and for what takes its place. Render it to open it.
 *
 * @when Before an account's email, password or logins change.
 * @whenNot A question without a password: AskDialog.
 * @dont Ask for the password before a change that can be undone.
 * @keyboard Escape: closes it, but not while `loading`.
 * @screenReader A modal dialog with its title as the name and its lead as the description; a refusal is an alert.
 */
export function PasswordDialog<Values extends Password>({
  title,
  lead,
  cancelLabel,
  onClose,
  children,
  fields = [{ name: 'password' as Path<Values>, label: 'Your password', autoComplete: 'current-password' }],
  ...form
}: PasswordDialogProps<Values>) {
  return (
    <AskDialog title={title} lead={lead} cancelLabel={cancelLabel} loading={form.loading} onClose={onClose}>
      {children}
      <AccountForm ref={focusFirst} fields={fields} variant="plain" {...form} />
    </AskDialog>
  );
}
