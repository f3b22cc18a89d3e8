import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { contactLimits } from '../../../../contract/messages.ts';
import { fiveFiles, mockFile, twoFiles } from '../../../mocks/fixtures/files.ts';
import { AttachmentPicker } from './AttachmentPicker.tsx';

const { characters: _characters, ...limits } = contactLimits;

const meta = preview.meta({
  component: AttachmentPicker,
  args: { files: [] as readonly File[], limits, onChange: Object.assign(fn(), { code: 'setFiles' }) },
  render: (args) => <Picking {...args} />,
});

/** A picker whose form keeps what it says. */
function Picking({ files: initial, onChange, ...rest }: Parameters<typeof AttachmentPicker>[0]) {
  const [files, setFiles] = useState(initial);
  return (
    <AttachmentPicker
      {...rest}
      files={files}
      onChange={(next) => {
        setFiles(next);
        onChange(next);
      }}
    />
  );
}
Picking.displayName = 'AttachmentPicker';
const input = 'Attachments (optional) Choose files';

export const Default = meta.story({
  parameters: {
    code: `export function Example() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const limits = {
    files: 5,
    bytes: 2_000_000,
    tooMany: 'At most 5 files.',
    endings: ['png', 'pdf'],
    types: 'PNG images and PDF',
  };
  return <AttachmentPicker files={files} limits={limits} onChange={setFiles} />;
}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(input)).toHaveAccessibleDescription(
      'Up to 5 files. Images, PDF, text, and Office files, up to 2 MB in total.',
    );
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});
/** After files were chosen or dropped. */
export const WithFiles = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(input), [...twoFiles]);
    await expect(args.onChange).toHaveBeenCalledWith(twoFiles);
    await expect(canvas.getByText(/^You can add 3 more files\./)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Added question-12.png, Release notes, summer.pdf. You can add 3 more files.',
    );
    canvas.getByLabelText(input).blur();
  },
});
/** No more can be chosen until one is removed. */
export const Full = meta.story({
  args: { files: fiveFiles },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The maximum \(5 files\) is reached\./)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});
Full.test('keeps the focus nearby when files are removed', async ({ canvas, userEvent }) => {
  const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
  await userEvent.click(button('sharing.csv'));
  await expect(button('flow.json')).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('Removed sharing.csv. You can add 1 more file.');
  await userEvent.click(button('README'));
  await expect(button('flow.json')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(button('Release notes, summer.pdf')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect(canvas.getByLabelText(input)).toHaveFocus();
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});
/** Before they are dropped. */
export const FilesDraggedOverIt = meta.story({
  parameters: { played: true },
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText(input);
    await fireEvent.dragEnter(zone);
    await waitFor(() => expect(zone.parentElement).toHaveAttribute('data-over'));
  },
});
/** Together the files are larger than its limit. */
export const TooLarge = meta.story({
  args: {
    files: [
      mockFile('recording.mp4', 4_410_000),
      mockFile(`Screenshot_2026-01-15_(${'final'.repeat(16)}).jpeg`, 148_300),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.4 MB of 2 MB')).toBeVisible();
  },
});
/** After one more was chosen than it takes: nothing is added. */
export const TooMany = meta.story({
  args: { files: fiveFiles },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(input), mockFile('one-more.txt', 10));
    const first = canvas.getByRole('alert');
    await userEvent.upload(canvas.getByLabelText(input), mockFile('one-more.txt', 10));
    // Announced again.
    await expect(first).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^You can upload up to 5 files only\.$/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    canvas.getByLabelText(input).blur();
  },
});
