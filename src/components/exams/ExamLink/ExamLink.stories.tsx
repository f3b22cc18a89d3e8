import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamLink } from './ExamLink.tsx';

const meta = preview.meta({
  component: ExamLink,
  args: {
    exam: 'administrator',
    name: 'Platform Administrator',
    offer: '195 questions · $29.00',
    href: '/certifications/administrator',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Platform Administrator' });
    // The whole card is that one link.
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 12, bottom - 12)).toBe(link);
    await expect(canvas.getByText('195 questions · $29.00')).toBeVisible();
  },
});
/** In Hebrew, but for the name of the exam. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    offer: '195 שאלות · $29.00',
  },
});
/** Do: the offer says what fits on one line. */
export const OnOneLine = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: the offer says more than fits on one line. */
export const OnTwoLines = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { offer: '195 practice questions, each with its explanation, for $29.00' },
});
