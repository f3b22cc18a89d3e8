import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SessionList } from './SessionList.tsx';

const meta = preview.meta({
  component: SessionList,
  args: {
    loading: false,
    onEnd: fn(),
    sessions: [
      {
        id: 's1',
        device: 'Chrome on Windows',
        openedAt: '2026-01-14T12:00:00.000Z',
        usedAt: '2026-01-15T12:00:00.000Z',
        isCurrent: true,
      },
      {
        id: 's2',
        device: 'Samsung Internet on Android',
        openedAt: '2026-01-02T12:00:00.000Z',
        usedAt: '2026-01-12T12:00:00.000Z',
        isCurrent: false,
      },
      {
        id: 's3',
        device: 'Unknown device',
        openedAt: '2026-01-01T12:00:00.000Z',
        usedAt: '2026-01-03T12:00:00.000Z',
        isCurrent: false,
      },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This one')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Chrome/ })).not.toBeInTheDocument();
  },
});
Default.test('ends a session', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'End this one (Unknown device)' }));
  await expect(args.onEnd).toHaveBeenCalledWith('s3');
});
