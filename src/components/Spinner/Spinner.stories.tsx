import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { color } from '../../theme/style.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Basics/Spinner', component: Spinner });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    // Stories run for a reader who asked for less motion.
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0);
  },
});
export const Large = meta.story({ args: { size: 56 } });
export const InColourOfText = meta.story({
  render: (args) => (
    <p style={{ display: 'flex', gap: 12, color: color.action }}>
      <Spinner {...args} /> Saving your result…
    </p>
  ),
});
export const Dark = meta.story({ globals: { mode: 'dark' } });
