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
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const summary = canvas.getByRole('heading', { name: faq[1]?.question ?? '' }).closest('summary');
    await expect(summary).toHaveFocus();
  },
});
export const LongText = meta.story({
  args: {
    entries: [
      {
        question:
          'Can I take the exam of the Development Lifecycle and Deployment Architect without having passed any of the others before?',
        answer:
          'You can practise for every exam in any order. Which certificates the real exam asks for is decided by those who give it, and it changes from time to time, so please look it up in the official guide of the exam that you have in mind before you register and pay for it.',
      },
      ...faq.slice(0, 2),
    ],
  },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
