import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { part } from '../../../theme/part.ts';
import { FormFrame, type FormFrameProps } from '../FormFrame/FormFrame.tsx';
import { FormSuccess } from '../FormSuccess/FormSuccess.tsx';

const Root = part(FormFrame, 'CcSetPasswordForm', 'Root', {});

const action = { label: 'Mail me a link', loadingLabel: 'Sending the link…' };

export interface SetPasswordFormProps extends Omit<FormFrameProps, 'children' | 'action' | 'onSubmit'> {
  /** The account's email, where the link goes. */
  email: string;
  /** Asks for the link; not while one is asked for. */
  onSubmit: () => void;
  /** What the server said to the last submit. */
  success?: string | undefined;
}

/**
 * Offers a link to set a password to someone whose account has none.
 *
 * @when For an account that was opened with a provider and has no password.
 * @whenNot An account that has one: ChangePasswordForm.
 * @keyboard Tab: reaches the button.
 * @keyboard Enter, Space: asks for the link.
 * @screenReader That the link was sent is announced as a status; a refusal is an alert.
 * @status stable
 */
export function SetPasswordForm({ email, onSubmit, success, ...rest }: SetPasswordFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rest.loading) onSubmit();
  };
  return (
    <Root onSubmit={submit} action={action} {...rest}>
      <Typography>Your account has no password yet. We mail a link to {email}, with which you set one.</Typography>
      <FormSuccess>{success}</FormSuccess>
    </Root>
  );
}
