import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ElsewhereNote } from './ElsewhereNote.tsx';

const meta = preview.meta({ component: ElsewhereNote });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You have this quiz running in another tab\./);
  },
});
