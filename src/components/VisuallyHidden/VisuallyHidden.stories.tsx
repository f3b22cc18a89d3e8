import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Correct: ' },
  render: (args) => (
    <p>
      <Icon name="check" /> <VisuallyHidden {...args} />A queue owns records until a member takes one.
    </p>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Correct: A queue owns/);
    await expect(canvas.getByText('Correct:').getBoundingClientRect().width).toBe(1);
  },
});
