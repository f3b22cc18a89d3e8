import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Toaster } from './Toaster.tsx';
import type { ToastVariant } from './showToast.ts';
import { loadToasts, ready } from './toasts.ts';

const meta = preview.meta({
  parameters: { framed: true },
  component: Toaster,
});

interface Toast {
  message: string;
  variant: ToastVariant;
}

/** Shows toasts and finds each by its role. They stay, as in a window in the background. */
const play =
  (...toasts: Toast[]) =>
  async () => {
    loadToasts();
    const enqueue = await ready.promise;
    for (const { message, variant } of toasts) enqueue(message, { variant });
    for (const { message, variant } of toasts) {
      const role = variant === 'error' ? 'alert' : 'status';
      const toast = await screen.findByText(message);
      window.dispatchEvent(new Event('blur'));
      await waitFor(() => expect(toast.closest(`[role="${role}"]`)).toBeVisible());
    }
  };

const info: Toast = { variant: 'info', message: 'You are in question 12 of 60' };
const success: Toast = { variant: 'success', message: 'Added to your cart' };
const failure: Toast = { variant: 'error', message: 'Something went wrong on our side. Please try again later.' };

export const Default = meta.story({ play: play(info) });
export const Success = meta.story({ play: play(success) });
export const Error = meta.story({ play: play(failure) });
export const Several = meta.story({ play: play(info, success, failure) });
export const LongText = meta.story({
  play: play({
    variant: 'error',
    message:
      'Development Lifecycle and Deployment Architect could not be put into your cart, because another window has bought it in the meantime.',
  }),
});
