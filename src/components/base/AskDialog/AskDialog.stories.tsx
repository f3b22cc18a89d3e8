import Button from '@mui/material/Button';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { BusyButton } from '../BusyButton/BusyButton.tsx';
import { AskDialog } from './AskDialog.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: AskDialog,
  args: {
    title: 'Delete this result?',
    lead: 'You can’t undo this.',
    children: null,
    cancelLabel: 'Keep it',
    loading: false,
    onClose: fn(),
  },
});

const dialog = () => within(document.body).findByRole('dialog', { name: 'Delete this result?' });

/** What confirms closes it, too. */
const confirm = { code: '() => setOpen(false) /* once it is done */' };

export const Default = meta.story({
  render: (args) => (
    <AskDialog {...args}>
      <Button variant="contained" onClick={Object.assign(() => args.onClose(), confirm)}>
        Delete result
      </Button>
    </AskDialog>
  ),
  play: async () => {
    const view = await dialog();
    // It has the focus, or what is around it, so that the next Tab leads into it.
    await waitFor(() => expect(view.parentElement?.contains(document.activeElement)).toBe(true));
    await expect(view).toHaveAccessibleDescription('You can’t undo this.');
  },
});
Default.test('is left by its button and by Escape', async ({ userEvent, args }) => {
  const view = await dialog();
  await userEvent.click(within(view).getByRole('button', { name: 'Keep it' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});
/** Until what was confirmed is done: Escape does not close it. */
export const Submitting = meta.story({
  args: {
    loading: true,
    children: (
      <BusyButton variant="contained" loading>
        Deleting…
      </BusyButton>
    ),
  },
  play: async ({ userEvent, args }) => {
    await expect(within(await dialog()).getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'למחוק את התוצאה?',
    lead: 'אי אפשר לשחזר אותה אחר כך.',
    cancelLabel: 'להשאיר אותה',
  },
  render: (args) => (
    <AskDialog {...args}>
      <Button variant="contained" onClick={Object.assign(() => args.onClose(), confirm)}>
        למחוק את התוצאה
      </Button>
    </AskDialog>
  ),
});
/** Do: read alone, each button says what it does. */
export const DeleteAndKeep = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { children: <Button variant="contained">Delete result</Button> },
});
/** Don’t: read alone, neither button says what it does. */
export const OkAndCancel = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { children: <Button variant="contained">OK</Button>, cancelLabel: 'Cancel' },
});
