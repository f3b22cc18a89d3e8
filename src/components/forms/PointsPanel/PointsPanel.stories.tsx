import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PointsPanel } from './PointsPanel.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: PointsPanel,
  args: {
    title: 'What an account gives you',
    points: ['Twenty questions of every exam', 'Your results, kept', 'Your score against the pass mark'],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'What an account gives you' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'מה מקבלים עם חשבון',
    points: ['עשרים שאלות מכל מבחן', 'התוצאות נשמרות', 'הציון שלך מול הציון העובר'],
  },
});
