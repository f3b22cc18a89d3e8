import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { UnreadyLabel } from './UnreadyLabel.tsx';

const meta = preview.meta({
  component: UnreadyLabel,
  args: { children: 'Login' },
  parameters: { noPicture: 'It changes after a second.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible(), { timeout: 5000 });
    await expect(canvas.getByText('Login')).not.toBeVisible();
  },
});
