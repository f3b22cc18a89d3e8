import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import preview from '#.storybook/preview';

/**
 * MUI’s Skeleton in the catalog’s colors: the shape of a text or a picture that is loading.
 *
 * @when For what takes longer than a moment, in exactly the room that it will take.
 * @whenNot The ready shapes: `loading` of ExamCatalogue, SettingsList and others.
 * @whenNot An action that is going on: BusyButton, LoadingOverlay.
 * @do Keep the height of what will stand there, so that nothing moves.
 * @dont Show a skeleton for what takes less than a moment: it only flickers.
 * @screenReader It is skipped. The screen says "Loading..." in a live region once.
 */
const meta = preview.meta({
  component: Skeleton,
  args: { width: 320, height: 20 },
  argTypes: {
    variant: {
      type: { name: 'enum', value: ['text', 'circular', 'rectangular', 'rounded'] },
      description: "Its shape. @default 'text'",
    },
  },
});

export const Default = meta.story({});
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
