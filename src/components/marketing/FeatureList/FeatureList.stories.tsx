import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeatureList } from './FeatureList.tsx';

const text = 'Right or wrong, you see why, with a link to the documentation.';

const meta = preview.meta({
  component: FeatureList,
  args: {
    features: [
      { mark: '01', title: 'Every answer explained', text },
      { mark: '02', title: 'Built like the exam', text },
      { mark: '03', title: 'Two ways to practice', text },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Every answer explained' })).toBeVisible();
  },
});
