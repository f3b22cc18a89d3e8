import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { Action } from '../../base/Actions/Actions.tsx';
import { AttemptNote, type AttemptNoteStatus } from './AttemptNote.tsx';

const meta = preview.meta({
  component: AttemptNote,
  args: { status: { kind: 'saved' } as AttemptNoteStatus },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 840 }}>
        <Story />
      </div>
    ),
  ],
});

const logIn: Action = { label: 'Login', href: '/login', variant: 'outlined' };

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to your profile.');
  },
});
export const Saving = meta.story({
  args: { status: { kind: 'saving' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving your result…');
  },
});
export const Kept = meta.story({
  args: { status: { kind: 'kept' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'CertCrest could not save your result just now. It is kept on this device and will be sent later.',
    );
  },
});
export const LoggedOut = meta.story({
  args: { status: { kind: 'loggedOut' }, actions: [logIn] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have been logged out. Your result is kept on this device and will be saved to your profile when you log in again.',
    );
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
});
export const Unclaimed = meta.story({
  args: { status: { kind: 'unclaimed' }, actions: [{ label: 'Sign Up', href: '/sign-up' }, logIn] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your result is only on this device. Sign up or log in within a day to save it to your profile.',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  },
});
export const Unfinished = meta.story({
  args: { status: { kind: 'unfinished' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'CertCrest could not save your result just now. Your answers are kept on this device: load this page again, and finish the quiz there.',
    );
  },
});
export const Error = meta.story({
  args: { status: { kind: 'failed', reason: 'The questions of this exam have changed since the quiz began.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your result could not be saved: The questions of this exam have changed since the quiz began.',
    );
  },
});
