import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { navItems } from '../../../mocks/fixtures/navigation.ts';
import { AskDialog } from '../../base/AskDialog/AskDialog.tsx';
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx';
import { Toaster } from './Toaster.tsx';
import { loadToasts, ready, type ToastVariant } from './toasts.ts';

interface Toast {
  message: string;
  variant: ToastVariant;
}

/** Shows them, even one that is shown already. */
function show(...toasts: Toast[]) {
  const calls = toasts.map(({ message, variant }) => `showToast('${message}', '${variant}')`);
  const showAll = async () => {
    const enqueue = await ready.promise;
    for (const { message, ...options } of toasts) enqueue(message, Object.assign(options, { preventDuplicate: false }));
  };
  return Object.assign(() => void showAll(), {
    code: `() => ${toasts.length > 1 ? `{\n    ${calls.join(';\n    ')};\n  }` : calls.join()}`,
  });
}

const meta = preview.type<{ args: Toast }>().meta({
  parameters: { framed: true },
  component: Toaster,
  args: { message: 'Added to your cart', variant: 'success' },
  argTypes: {
    message: {
      type: { name: 'string', required: true },
      description: 'What happened, in one short sentence.',
    },
    variant: {
      type: { name: 'enum', value: ['success', 'error', 'info'] },
      description: "Success, failure, or neutral information. @default 'info'",
    },
  },
  render: (toast) => (
    <Button variant="outlined" onClick={show(toast)}>
      Show a toast
    </Button>
  ),
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
});

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

const info: Toast = { variant: 'info', message: 'You’re on question 12 of 60' };
const success: Toast = { variant: 'success', message: 'Added to your cart' };
const failure: Toast = { variant: 'error', message: 'Something went wrong on our side. Please try again later.' };

export const Default = meta.story({ play: play(success) });
/** Up to three are stacked, the latest at the bottom. */
export const SeveralToasts = meta.story({
  render: () => (
    <Button variant="outlined" onClick={show(info, success, failure)}>
      Show three toasts
    </Button>
  ),
  play: play(info, success, failure),
});

/** What is on top at the middle of an element. */
function topAt(element: Element): HTMLElement | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found instanceof HTMLElement ? found : null;
}

/** A toast lies over a dialog, and a dialog over a drawer. */
export const OverADialog = meta.story({
  parameters: {
    code: `export function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <NavDrawer open={open} onClose={close} items={[{ label: 'Certifications', href: '/certifications' }]} />
      {open && (
        <AskDialog
          title="Delete this result?"
          lead="You can’t undo this."
          cancelLabel="Keep it"
          loading={false}
          onClose={close}
        >
          <Button onClick={() => showToast('${failure.message}', 'error')}>Delete result</Button>
        </AskDialog>
      )}
    </>
  );
}`,
  },
  render: function Layers() {
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    if (!isOpen) return <Button onClick={() => setOpen(true)}>Open</Button>;
    return (
      <>
        <NavDrawer open onClose={close} items={navItems} />
        <AskDialog
          title="Delete this result?"
          lead="You can’t undo this."
          cancelLabel="Keep it"
          loading={false}
          onClose={close}
        >
          <Button onClick={show(failure)}>Delete result</Button>
        </AskDialog>
      </>
    );
  },
  play: async () => {
    await play(failure)();
    const toast = screen.getByText(failure.message);
    await waitFor(() => expect(topAt(toast)).toBe(toast));
    const dialog = screen.getByRole('dialog', { name: 'Delete this result?' });
    await expect(dialog).toContainElement(topAt(dialog));
    // What is around the dialog lies over the drawer.
    const close = screen.getByLabelText('Close menu');
    await expect(topAt(close)).toBe(dialog.parentElement);
  },
});
/** Do: a reader who misses it misses nothing. */
export const SafeToMiss = meta.story({
  tags: ['do', '!dev', '!manifest'],
  play: play(success),
});
const mailed: Toast = { variant: 'info', message: 'A link to set a new password is on its way to your email.' };
/** Don’t: a reader who misses it doesn’t know what to do next. */
export const NotToBeMissed = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: mailed,
  play: play(mailed),
});
