import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to your profile.');
  },
});
const kinds: readonly (readonly [status: AttemptNoteStatus, text: string])[] = [
  [{ kind: 'saving' }, 'Saving your result…'],
  [{ kind: 'kept' }, 'Your result couldn’t be saved just now. It’s kept on this device and will be sent later.'],
  [
    { kind: 'loggedOut' },
    'You’ve been logged out. Your result is kept on this device and will be saved to your profile when you log in again.',
  ],
  [
    { kind: 'unclaimed' },
    'Your result is only on this device. Sign up or log in within a day to save it to your profile.',
  ],
  [
    { kind: 'unfinished' },
    'Your result couldn’t be saved just now. Your answers are kept on this device. Reload this page and finish the quiz there.',
  ],
  [
    { kind: 'failed', reason: 'The questions of this exam have changed since the quiz began.' },
    'Your result couldn’t be saved: The questions of this exam have changed since the quiz began.',
  ],
];
/** `saving`, `kept`, `loggedOut`, `unclaimed`, `unfinished` and `failed`, from the top. */
export const EveryOtherKind = meta.story({
  args: { actions: [{ label: 'Log in', href: '/login', variant: 'outlined' }] },
  render: (args) => (
    <Stack spacing={2}>
      {kinds.map(([status]) => (
        <AttemptNote key={status.kind} {...args} status={status} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [at, status] of canvas.getAllByRole('status').entries()) {
      await expect(status).toHaveTextContent(kinds[at]?.[1] ?? '');
    }
  },
});
