import Button from '@mui/material/Button';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { navItems } from '../../../mocks/fixtures/navigation.ts';
import { AskDialog } from '../../base/AskDialog/AskDialog.tsx';
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx';
import { Toaster } from './Toaster.tsx';
import { loadToasts, ready, type ToastVariant } from './toasts.ts';

const meta = preview.meta({
  parameters: { framed: true },
  component: Toaster,
});

interface Toast {
  message: string;
  variant: ToastVariant;
}

/** Shows toasts that stay, and finds each by its role. */
const play =
  (...toasts: Toast[]) =>
  async () => {
    loadToasts();
    const enqueue = await ready.promise;
    for (const { message, variant } of toasts) {
      const staying = { variant, persist: true };
      enqueue(message, staying);
    }
    for (const { message, variant } of toasts) {
      const role = variant === 'error' ? 'alert' : 'status';
      const toast = await screen.findByText(message);
      await waitFor(() => expect(toast.closest(`[role="${role}"]`)).toBeVisible());
    }
  };

const info: Toast = { variant: 'info', message: 'You are in question 12 of 60' };
const success: Toast = { variant: 'success', message: 'Added to your cart' };
const failure: Toast = { variant: 'error', message: 'Something went wrong on our side. Please try again later.' };

const show = () => void ready.promise.then((enqueue) => enqueue(success.message, success));

export const Default = meta.story({
  render: () => (
    <>
      <Button variant="outlined" onClick={show}>
        Show a toast
      </Button>
      <Toaster />
    </>
  ),
  play: play(info),
});
export const Several = meta.story({ play: play(info, success, failure) });

/** What is on top at the middle of an element. */
function topAt(element: Element): HTMLElement | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found instanceof HTMLElement ? found : null;
}

/** A toast lies over a dialog, and a dialog over a drawer. */
export const OverDialog = meta.story({
  render: () => (
    <>
      <NavDrawer open onClose={fn()} items={navItems} />
      <AskDialog title="End it?" lead="You can’t undo this." cancelLabel="Keep it" loading={false} onClose={fn()}>
        <Button>End it</Button>
      </AskDialog>
      <Toaster />
    </>
  ),
  play: async () => {
    await play(failure)();
    const toast = screen.getByText(failure.message);
    await waitFor(() => expect(topAt(toast)).toBe(toast));
    const dialog = screen.getByRole('dialog', { name: 'End it?' });
    await expect(dialog).toContainElement(topAt(dialog));
    // What is around the dialog lies over the drawer.
    const close = screen.getByLabelText('Close menu');
    await expect(topAt(close)).toBe(dialog.parentElement);
  },
});
