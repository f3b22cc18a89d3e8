import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Toaster } from './Toaster.tsx';
import { showToast, type Toast } from './toast.ts';

const meta = preview.meta({ title: 'Frame/Toaster', component: Toaster });

/** Shows them, finds each by its role, and keeps the pointer on the last, which keeps them from leaving. */
const play =
  (...toasts: Toast[]) =>
  async ({ userEvent }: { userEvent: { hover: (element: Element) => Promise<void> } }) => {
    for (const { message, tone } of toasts) showToast(message, tone);
    for (const { message, tone } of toasts) {
      const role = tone === 'error' ? 'alert' : 'status';
      const toast = await screen.findByText(message);
      await expect(toast.closest(`[role="${role}"]`)).toBeVisible();
      await userEvent.hover(toast);
    }
  };

const info: Toast = { tone: 'info', message: 'You are in question 12 of 60' };
const success: Toast = { tone: 'success', message: 'Added to your cart' };
const failure: Toast = { tone: 'error', message: 'Something went wrong on our side. Please try again later.' };

export const Default = meta.story({ play: play(info) });
export const Success = meta.story({ play: play(success) });
export const Error = meta.story({ play: play(failure) });
export const Several = meta.story({ play: play(info, success, failure) });
export const LongText = meta.story({
  play: play({
    tone: 'error',
    message:
      'Development Lifecycle and Deployment Architect could not be put into your cart, because another window has bought it in the meantime.',
  }),
});
export const Phone = meta.story({ ...LongText.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ ...Several.input, globals: { mode: 'dark' } });
