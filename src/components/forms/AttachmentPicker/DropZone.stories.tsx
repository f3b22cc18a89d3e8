import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { drag, twoFiles } from '../../../mocks/fixtures/files.ts';
import { optional } from '../TextField/FieldHelp.tsx';
import { DropZone } from './DropZone.tsx';

const meta = preview.meta({
  parameters: { ownIds: true },
  component: DropZone,
  args: {
    input: { id: 'files', 'aria-describedby': 'help', 'aria-invalid': false },
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
Default.test('takes the files that are chosen, also the same ones again', async ({ canvas, userEvent, args }) => {
  for (let turn = 0; turn < 2; turn++) await userEvent.upload(canvas.getByLabelText(zone), [...twoFiles]);
  await expect(args.onTake).toHaveBeenCalledTimes(2);
  await expect(args.onTake).toHaveBeenLastCalledWith({ files: twoFiles, hasFolder: false });
});
Default.test('takes nothing that is no file', async ({ canvas, args }) => {
  const input = canvas.getByLabelText(zone);
  await expect(drag(input, 'dragover', [])).toBe(false);
  await expect(drag(input, 'drop', [])).toBe(false);
  await expect(args.onTake).not.toHaveBeenCalled();
});
export const DragOver = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(zone);
    await expect(drag(input, 'dragover', twoFiles)).toBe(true);
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'));
  },
});
DragOver.test('takes the files that are dropped', async ({ canvas, args }) => {
  const input = canvas.getByLabelText(zone);
  await expect(drag(input, 'drop', twoFiles)).toBe(true);
  await expect(args.onTake).toHaveBeenCalledWith({ files: twoFiles, hasFolder: false });
  await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'));
});
