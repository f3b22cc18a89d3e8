import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { FormSuccess } from '../FormSuccess/FormSuccess.tsx';

const action = { label: 'Mail me a link', busyLabel: 'Sending the link…' };

export interface SetPasswordFormProps {
  /** The account's email, where the link goes. */
  email: string;
  /** Asks for the link; not while one is asked for. */
  onSubmit: () => void;
  isSubmitting: boolean;
  /** Why the server refused the last submit. */
  error?: string | undefined;
  /** What the server said to the last submit. */
  success?: string | undefined;
}

/** Offers a link to set a password to somebody whose account has none. */
export function SetPasswordForm({ email, onSubmit, isSubmitting, error, success }: SetPasswordFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSubmitting) onSubmit();
  };
  return (
    <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error}>
      <Typography>Your account has no password yet. We mail a link to {email}, with which you set one.</Typography>
      <FormSuccess>{success}</FormSuccess>
    </FormFrame>
  );
}
