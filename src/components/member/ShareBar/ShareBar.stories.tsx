import Stack from '@mui/material/Stack';
import preview from '#.storybook/preview';
import { ShareBar } from './ShareBar.tsx';

const meta = preview.meta({
  tags: ['static'],
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
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: (args) => (
    <Stack spacing={1} lang="he" dir="rtl">
      {args.value}% תשובות נכונות, עוברים ב־68%
      <ShareBar {...args} />
    </Stack>
  ),
});
/** Do: words say how much it is and what the line means. */
export const WithWords = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: nothing says how much it is or what the line means. */
export const WithoutWords = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: (args) => <ShareBar {...args} />,
});
