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
export const LongText = meta.story({
  args: { name: 'Screenshot_2026-01-15_at_12.00.00_of_the_question_about_sharing_settings_in_my_org_(final)(2).jpeg' },
});
