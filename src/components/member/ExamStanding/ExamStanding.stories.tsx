import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamStanding } from './ExamStanding.tsx';

const meta = preview.meta({
  component: ExamStanding,
  args: {
    name: 'Platform Administrator',
    share: 62,
    passMark: 65,
    asked: 10,
    facts: [{ label: 'Questions seen', value: '84 of 240' }],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Platform Administrator' })).toHaveTextContent(
      /62%of recent questions fully right.*Early estimate from 10 questions/,
    );
  },
});
