import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuizHeading } from './QuizHeading.tsx';

const meta = preview.meta({
  component: QuizHeading,
  args: { exam: 'administrator', title: 'Platform Administrator', position: '9 of 60' },
});

export const Default = meta.story({});
export const Pending = meta.story({
  args: { position: '10 questions', loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 questions')).not.toBeVisible();
  },
});
