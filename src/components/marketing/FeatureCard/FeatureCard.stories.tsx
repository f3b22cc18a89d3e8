import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureCard } from './FeatureCard.tsx';

const meta = preview.meta({
  component: FeatureCard,
  args: {
    mark: '01',
    title: 'Every answer explained',
    children: 'Right or wrong, you read why, with a link to the documentation that says so.',
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
export const LongText = meta.story({
  args: {
    title: 'Every single answer explained, the wrong ones included',
    children:
      'Right or wrong, you read why, with a link to the documentation that says so. Nothing is left to guesswork: when the platform changes, the explanation changes with it, and the page it points to is checked again.',
  },
});
