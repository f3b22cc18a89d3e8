import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { FileRow } from './FileRow.tsx';

const meta = preview.meta({
  component: FileRow,
  args: { name: 'question-12.png', size: 148_300, onRemove: fn() },
  decorators: [
    (Story) => (
      <List role="list" disablePadding>
        <Story />
      </List>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('question-12.png145 KB');
  },
});
Default.test('takes the file off', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove question-12.png' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
});
export const WithoutEnding = meta.story({ args: { name: 'README', size: 512 } });
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove question-12.png' })).toBeDisabled();
  },
});
export const LongText = meta.story({
  args: { name: 'Screenshot_2026-01-15_at_12.00.00_of_the_question_about_sharing_settings_in_my_org_(final)(2).jpeg' },
});
