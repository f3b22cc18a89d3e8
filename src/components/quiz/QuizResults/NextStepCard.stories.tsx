import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NextStepCard } from './NextStepCard.tsx';

const meta = preview.meta({
  component: NextStepCard,
  args: {
    title: 'Practice Automation next',
    reason: 'It’s 15% of the exam, and where you lost the most points: 3 of 9 right, down from 5, at 2:56 a question.',
    action: { label: 'Start practice', href: '/practice?start=now' },
    other: { label: 'Change', href: '/practice' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Practice Automation next' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start practice' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/practice');
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'הצעד הבא: תרגול של Automation',
    reason: 'זה 15% מהמבחן, וכאן אבדו הכי הרבה נקודות: 3 מתוך 9 נכונות, לעומת 5 בפעם הקודמת, 2:56 לשאלה.',
    action: { label: 'להתחיל לתרגל', href: '/practice?start=now' },
    other: { label: 'שינוי', href: '/practice' },
  },
});
/** Do give the reason in numbers from this quiz. */
export const ReasonInNumbers = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t give a reason that fits every quiz. */
export const ReasonForEveryQuiz = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { reason: 'Practice makes perfect. You’re doing great, so keep going!' },
});
