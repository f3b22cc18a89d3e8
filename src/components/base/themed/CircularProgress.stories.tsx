import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

/** MUI's spinner, while something goes on whose end is near. It is hidden from screen readers: put words beside it. */
const meta = preview.meta({ component: CircularProgress, args: { 'aria-hidden': true, size: 24 } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    // Stories run for a reader who asked for less motion.
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
});
export const Large = meta.story({ args: { size: 56 } });
export const BesideWords = meta.story({
  render: (args) => (
    <Typography color="primary" sx={{ display: 'flex', gap: 1.5 }}>
      <CircularProgress {...args} /> Saving your result…
    </Typography>
  ),
});
