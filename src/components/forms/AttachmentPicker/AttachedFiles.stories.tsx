import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { contactLimits } from '../../../../contract/messages.ts';
import { mockFile, twoFiles } from '../../../mocks/fixtures/files.ts';
import { AttachedFiles } from './AttachedFiles.tsx';

const meta = preview.meta({
  component: AttachedFiles,
  args: { files: twoFiles, maxBytes: contactLimits.bytes, onRemove: fn(), disabled: false },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Attached files' }).children).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    await expect(canvas.getByText('205 KB of 2 MB')).toBeVisible();
  },
});
export const TooLarge = meta.story({
  args: { files: [mockFile('recording.mp4', 4_410_000), ...twoFiles] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.5 MB of 2 MB')).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    files: [
      mockFile(
        'Screenshot_2026-01-15_at_12.00.00_of_the_question_about_sharing_settings_in_my_org_(final)(2).jpeg',
        148_300,
      ),
    ],
  },
});
