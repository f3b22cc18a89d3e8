import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoteButton } from './NoteButton.tsx';

const meta = preview.meta({
  component: NoteButton,
  args: { noted: false, expanded: false, onClick: fn() },
});

export const Default = meta.story();
Default.test('opens the note', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a note', expanded: false }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});

export const Noted = meta.story({
  args: { noted: true, expanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit the note', expanded: true })).toBeVisible();
  },
});

export const Unsaved = meta.story({
  args: { noted: true, unsaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unsaved note' })).toBeVisible();
  },
});
