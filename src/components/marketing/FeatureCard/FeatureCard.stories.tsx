import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureCard } from './FeatureCard.tsx';

const meta = preview.meta({
  component: FeatureCard,
  args: {
    mark: '01',
    title: 'Every answer explained',
    children: 'Right or wrong, you see why, with a link to the documentation.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Every answer explained' })).toBeVisible();
  },
});
