import { useState } from 'react';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { credentials, register } from '../../../../contract/account.ts';
import { AuthForm, type AuthFormProps } from './AuthForm.tsx';

/** A parent whose submit is refused as soon as the story resolves it. */
function RefusedForm({ onSubmit, ...args }: AuthFormProps) {
  const [state, setState] = useState<'open' | 'sending' | 'refused'>('open');
  return (
    <AuthForm
      {...args}
      loading={state === 'sending'}
      error={state === 'refused' ? 'Invalid credentials, please try again.' : undefined}
      onSubmit={async (credentials) => {
        setState('sending');
        await onSubmit(credentials);
        setState('refused');
      }}
    />
  );
}

const meta = preview.meta({
  component: AuthForm,
  args: { kind: 'login' as AuthFormProps['kind'], schema: credentials, loading: false, onSubmit: fn() },
});

const ada = { email: 'ada@example.com', password: 'a' };

export const SentByEnter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ada.email);
    // Login takes any password: an old one may be older than its rules.
    await userEvent.type(canvas.getByLabelText('Password'), `${ada.password}{Enter}`);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(ada);
  },
});
export const CheckedLiveOnceSent = meta.story({
  args: { kind: 'signUp', schema: register.body },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(email, 'ada');
    await userEvent.type(password, 'summit');
    await userEvent.tab();
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(password).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByText('Invalid email format')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('@example.com');
    await waitFor(() => expect(canvas.queryByText('Invalid email format')).toBeNull());
    await userEvent.type(password, 'ing');
    await expect(await canvas.findByText('Password must contain at least one number')).toBeVisible();
    await userEvent.clear(password);
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await userEvent.type(password, '12345678');
    await expect(await canvas.findByText('Password must contain at least one letter')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const RefusedAfterOneSending = meta.story({
  render: (args) => <RefusedForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const response = Promise.withResolvers<void>();
    mocked(args.onSubmit).mockReturnValue(response.promise);
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), ada.password);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Login' }));
    const busy = await canvas.findByRole('button', { name: 'Logging in…' });
    await expect(busy).toHaveFocus();
    await userEvent.type(email, 'x{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(busy);
    response.resolve();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid credentials, please try again.');
    await expect(email).toHaveValue(ada.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(ada.password);
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
    // It can be corrected and sent again, and the refusal stays until then.
    await userEvent.type(canvas.getByLabelText('Password'), 'b');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...ada, password: 'ab' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});
export const SentTwiceAtOnce = meta.story({
  parameters: { noPicture: 'it looks like SentByEnter' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), ada.password);
    const button = canvas.getByRole('button', { name: 'Login' });
    // Both at once, before the first could render anything.
    void fireEvent.click(button);
    void fireEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});
export const ShownWithoutSending = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ada.email);
    await userEvent.type(canvas.getByLabelText('Password'), ada.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue(ada.password);
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
