import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { faq } from '../../../../content/faq.ts';
import type { Action } from '../../base/Actions/Actions.tsx';
import { FaqList } from './FaqList.tsx';

const actions: Action[] = [{ label: 'Ask us', href: '/contact-us', variant: 'outlined' }];

const meta = preview.meta({
  component: FaqList,
  parameters: { ownIds: true },
  args: {
    titleId: 'questions',
    title: 'Before you set out',
    lead: 'What people ask most. Something else?',
    actions,
    entries: faq,
  },
});

export const Default = meta.story({});
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByText(faq[1]?.answer ?? '');
    await expect(canvas.getByText(faq[0]?.answer ?? '')).toBeVisible();
    await expect(second).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: faq[1]?.question ?? '' }));
    await expect(second).toBeVisible();
  },
});
