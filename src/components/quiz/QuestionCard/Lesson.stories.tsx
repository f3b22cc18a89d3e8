import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Lesson } from './Lesson.tsx';

const meta = preview.meta({
  component: Lesson,
  args: {
    rule: 'Open access with sharing, and restrict it with the organization-wide default.',
    trap: 'Raising the default to solve the problem of one team.',
    setup: 'Setup > Sharing Settings',
    verifiedOn: '2026-01-12',
    release: "Winter '27",
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remember')).toBeVisible();
    await expect(canvas.getByText(/^Checked on/)).toHaveTextContent(/for Winter '27\.$/);
  },
});
