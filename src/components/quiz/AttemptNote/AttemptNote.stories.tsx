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
      'Your result is kept on this device and will be sent when you are back online and logged in.',
    );
  },
});
export const KeptWithAction = meta.story({ args: { status: { kind: 'kept' }, actions: [logIn] } });
export const Unclaimed = meta.story({
  args: { status: { kind: 'unclaimed' }, actions: [{ label: 'Sign Up', href: '/sign-up' }, logIn] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This result is on this device. Sign up or log in within a day and it is kept in your profile.',
    );
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
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
