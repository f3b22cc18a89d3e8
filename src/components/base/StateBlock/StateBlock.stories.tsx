import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StateBlock } from './StateBlock.tsx';

const meta = preview.meta({
  component: StateBlock,
  args: {
    title: 'No attempts yet',
    children: 'Finish a practice set and your score will appear here.',
    actions: [{ label: 'Choose an exam', href: '/certifications' }],
  },
});

export const Default = meta.story({});
/** Nothing can be done about it. */
export const WithoutAction = meta.story({
  args: {
    title: 'No certifications yet',
    children: 'The first exams are being written. Please come back soon.',
    actions: [],
  },
});
/** In place of a page that does not exist. */
export const NotFound = meta.story({
  args: {
    level: 1,
    title: 'Page Not Found',
    children: 'There is no page at this address. It may have moved, or the link may have a typo.',
    actions: [{ label: 'Go to the home page', href: '/' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'עדיין אין תוצאות',
    children: 'אחרי התרגול הראשון הציון יופיע כאן.',
    actions: [{ label: 'לבחירת מבחן', href: '/certifications' }],
  },
});
/** Do: it says what will be here, and offers the first step. */
export const WithTheNextStep = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: it says that nothing is here, and offers no way on. */
export const DeadEnd = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { title: 'No data', children: 'There are no entries.', actions: [] },
});
