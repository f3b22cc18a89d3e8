import Stack from '@mui/material/Stack';
import preview from '#.storybook/preview';
import { ShareBar } from './ShareBar.tsx';

const meta = preview.meta({
  component: ShareBar,
  args: { value: 52, mark: 68 },
  render: (args) => (
    <Stack spacing={1}>
      {args.value}% right, 68% passes
      <ShareBar {...args} />
    </Stack>
  ),
});

export const Default = meta.story({});
