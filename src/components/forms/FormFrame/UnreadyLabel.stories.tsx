import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { UnreadyLabel } from './UnreadyLabel.tsx';

const meta = preview.meta({
  component: UnreadyLabel,
  args: { children: 'Log in' },
  parameters: { noPicture: 'It changes after a second.' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const changes = canvasElement.getAnimations({ subtree: true });
    await expect(changes.map(({ effect }) => effect?.getTiming().delay)).toEqual([1000, 1000]);
    // A busy browser may let no time pass for a page that it does not paint.
    for (const change of changes) change.finish();
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.getByText('Log in')).not.toBeVisible();
  },
});
