import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import * as z from 'zod/mini';
import { NOTE_LENGTH, saveNote } from '../../../../contract/learning.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { NoteEditor, type NoteEditorProps } from './NoteEditor.tsx';

const note = 'A shared folder gives access to the report, never to its records.';

const meta = preview.meta({
  component: NoteEditor,
  parameters: {
    leaves: ['onClose', 'onDiscard', 'onSubmit'],
    schema: `import * as z from 'zod/mini';
import { saveNote } from '../../../contract/learning.ts';

const schema = z.pick(saveNote.body, { text: true });`,
  },
  args: {
    schema: z.pick(saveNote.body, { text: true }),
    limit: NOTE_LENGTH,
    saved: '',
    onSubmit: fn((_values: { text: string }) => new Promise(() => undefined)),
    onClose: fn(),
    onDiscard: fn(),
    loading: false,
  },
});

export const Default = meta.story({
  decorators: [
    keeping<NoteEditorProps, { text: string }>('onSubmit', 'async ({ text }) => setSaved(text)', ({ text }) => ({
      saved: text,
    })),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  },
});
Default.test('saves once what was typed', { args: { onEdit: fn() } }, async ({ canvas, userEvent, args }) => {
  const field = canvas.getByLabelText('Your note');
  await userEvent.type(field, 'Roles.');
  await expect(args.onEdit).toHaveBeenLastCalledWith('Roles.');
  await expect(canvas.getByText('6 of 2000 characters')).toBeVisible();
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({ text: 'Roles.' });
});
/** A saved note with changes that are not saved yet; its code is previewed. */
export const WithDraft = meta.story({
  args: { saved: note, draft: `${note} See \`View All\`.` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Preview' })).toHaveTextContent(/View All/);
  },
});
WithDraft.test('discards the changes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
  await expect(args.onDiscard).toHaveBeenCalledOnce();
});
/** A saved note without its text: saving removes it. */
export const Emptied = meta.story({
  args: { saved: note, draft: '' },
  parameters: { noPicture: 'it looks like Default with another word on its button' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove note' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ text: '' }));
  },
});
/** After a press on Save note with more than 2000 characters. */
export const Invalid = meta.story({
  args: { draft: note.repeat(31) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText('A note cannot exceed 2000 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('Your note')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** It could not be saved: what was written stays. */
export const Rejected = meta.story({
  args: { draft: note, error: 'Your note could not be saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your note could not be saved. Try again.');
    await expect(canvas.getByLabelText('Your note')).toHaveValue(note);
  },
});
