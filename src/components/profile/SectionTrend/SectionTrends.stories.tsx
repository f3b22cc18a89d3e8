import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionTrends } from './SectionTrends.tsx';

const meta = preview.meta({
  component: SectionTrends,
  args: {
    passMark: 68,
    sections: [
      { name: 'Configuration and Setup', shares: [56, 56, 67, 67, 78] },
      { name: 'Object Manager and Lightning App Builder', shares: [67, 56, 67, 78, 78] },
      { name: 'Sales and Marketing Applications', shares: [44, 56, 56, 67, 67] },
      { name: 'Service and Support Applications', shares: [50, 50, 67, 50, 67] },
      { name: 'Automation', shares: [44, 56, 56, 56, 33] },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});
export const Loading = meta.story({ args: { sections: [], loading: true } });
