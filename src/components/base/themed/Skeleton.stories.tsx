import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import preview from '#.storybook/preview';

/**
 * MUI’s Skeleton in the catalog’s colors: the shape of text or a picture that is loading.
 *
 * @when Content that takes more than a moment to load, in exactly the space that it will take.
 * @whenNot Components with a `loading` state of their own, such as ExamCatalogue and SettingsList.
 * @whenNot An action in progress: BusyButton, LoadingOverlay.
 * @do Keep the height of what it stands for, so that nothing moves.
 * @dont Show a skeleton for what takes less than a moment: it only flickers.
 * @screenReader Hidden from screen readers. The screen announces "Loading..." once.
 */
const meta = preview.meta({
  tags: ['static'],
  component: Skeleton,
  args: { width: 320, height: 20 },
  argTypes: {
    width: { description: 'Its width: pixels as a number, or a CSS length.' },
    height: { description: 'Its height: pixels as a number, or a CSS length.' },
    variant: {
      type: { name: 'enum', value: ['text', 'circular', 'rectangular', 'rounded'] },
      description: "Its shape. @default 'text'",
    },
  },
});

export const Default = meta.story({});
/** Several stand for a block of text. */
export const Composed = meta.story({
  render: () => (
    <Stack spacing={1.5} sx={{ maxWidth: 480 }}>
      <Skeleton width="60%" height={28} />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton width="40%" height={16} />
    </Stack>
  ),
});
