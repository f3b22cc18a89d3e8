import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { faq } from '../../../../content/faq.ts';
import { FaqList } from './FaqList.tsx';

const meta = preview.meta({ component: FaqList, args: { entries: faq } });

export const Default = meta.story({});
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByText(faq[1]?.answer ?? '');
    await expect(second).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: faq[1]?.question ?? '' }));
    await expect(second).toBeVisible();
  },
});
