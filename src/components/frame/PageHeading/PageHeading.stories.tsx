import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: PageHeading,
  args: {
    title: 'Certifications',
    children: 'Choose an exam and start. Try the first 10 questions of any exam free.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Certifications' })).toBeVisible();
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'הסמכות',
    children: 'בוחרים מבחן ומתחילים. עשר השאלות הראשונות בכל מבחן פתוחות בחינם.',
  },
});
