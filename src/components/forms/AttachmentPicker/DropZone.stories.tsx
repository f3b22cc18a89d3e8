import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { drag, mockFile, twoFiles } from '../../../mocks/fixtures/files.ts';
import { optional } from '../TextField/FieldHelp.tsx';
import { DropZone } from './DropZone.tsx';

const meta = preview.meta({
  parameters: { ownIds: true },
  component: DropZone,
  args: {
    slotProps: { input: { id: 'files', 'aria-describedby': 'help', 'aria-invalid': false } },
    onTake: fn(),
    disabled: false,
  },
  render: (args) => (
    <FormControl fullWidth>
      <InputLabel htmlFor="files">{optional('Attachments')}</InputLabel>
      <DropZone {...args} />
      <FormHelperText id="help">You can add 5 more files.</FormHelperText>
    </FormControl>
  ),
});

const zone = 'Attachments (optional) Choose files';

export const Default = meta.story();
Default.test('takes the files that are chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.upload(canvas.getByLabelText(zone), [...twoFiles]);
  await expect(args.onTake).toHaveBeenCalledWith({ files: twoFiles, hasFolder: false });
});
export const ChosenAgain = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent, args }) => {
    const file = mockFile('notes.txt', 10);
    for (let turn = 0; turn < 2; turn++) await userEvent.upload(canvas.getByLabelText(zone), file);
    await expect(args.onTake).toHaveBeenCalledTimes(2);
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(zone)).toHaveFocus();
  },
});
export const DragOver = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(zone);
    await expect(drag(input, 'dragover', twoFiles)).toBe(true);
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'));
  },
});
export const Dropped = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(zone);
    drag(input, 'dragover', twoFiles);
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'));
    await expect(drag(input, 'drop', twoFiles)).toBe(true);
    await expect(args.onTake).toHaveBeenCalledWith({ files: twoFiles, hasFolder: false });
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'));
  },
});
export const NoFilesDropped = meta.story({
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(zone);
    await expect(drag(input, 'dragover', [])).toBe(false);
    await expect(drag(input, 'drop', [])).toBe(false);
    await expect(args.onTake).not.toHaveBeenCalled();
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(zone)).toBeDisabled();
  },
});
