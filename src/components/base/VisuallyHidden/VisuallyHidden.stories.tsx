import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: VisuallyHidden,
  args: { children: 'Correct: ' },
  render: (args) => (
    <Typography>
      <CheckIcon /> <VisuallyHidden {...args} />A queue owns records until a member takes one.
    </Typography>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Correct: A queue owns/);
    await expect(canvas.getByText('Correct:').getBoundingClientRect().width).toBe(1);
  },
});
