import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: {
    title: 'Do I need an account?',
    level: 2 as const,
    children: 'No. The first ten questions of every exam are open.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const content = canvas.getByText(/The first ten questions/);
    await expect(content).not.toBeVisible();
  },
});
/** Open from the start. */
export const Open = meta.story({ args: { open: true } });
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    open: true,
    title: 'צריך חשבון?',
    children: 'לא. עשר השאלות הראשונות בכל מבחן פתוחות לכולם.',
  },
});
/** Do: the title says what is inside. */
export const SaysWhatIsInside = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: only opening it shows what is inside. */
export const VagueTitle = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { title: 'Good to know' },
});
