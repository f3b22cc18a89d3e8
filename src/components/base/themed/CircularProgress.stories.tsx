import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

/**
 * MUI’s CircularProgress in the catalog’s colors: something is happening, and how long it takes is not known.
 *
 * @when Beside text that says what is happening.
 * @whenNot A page or a list that is loading: a skeleton in its shape.
 * @whenNot A submission that must not be interrupted: LoadingOverlay.
 * @whenNot Progress that is known: MUI's LinearProgress.
 * @do Give it the color of the text beside it with `inherit`.
 * @screenReader It has the role of a progress bar. Beside words that say the same it is hidden by `aria-hidden`.
 */
const meta = preview.meta({
  tags: ['static'],
  component: CircularProgress,
  args: { 'aria-hidden': true, size: 24 },
  argTypes: {
    'aria-hidden': { description: 'Whether screen readers skip it.' },
    color: {
      type: { name: 'enum', value: ['primary', 'inherit'] },
      description: "`inherit` is that of the words beside it. @default 'primary'",
    },
    size: { type: 'number', description: 'Its diameter in pixels. @default 40' },
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    // Stories run for a reader who asked for less motion.
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
});
/** As high as the words that say what is loading. */
export const BesideWords = meta.story({
  render: (args) => (
    <Typography color="primary" sx={{ display: 'flex', gap: 1.5 }}>
      <CircularProgress {...args} /> Saving your result…
    </Typography>
  ),
});
/** Do: one circle for one thing that is happening. */
export const One = meta.story({ ...BesideWords.input, tags: ['do', '!dev', '!manifest'] });
/** Don’t: two circles for one thing that is happening. */
export const Two = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: (args) => (
    <Typography color="primary" sx={{ display: 'flex', gap: 1.5 }}>
      <CircularProgress {...args} /> Saving your result… <CircularProgress {...args} />
    </Typography>
  ),
});
