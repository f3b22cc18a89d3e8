import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionTrends } from './SectionTrends.tsx';

const meta = preview.meta({
  component: SectionTrends,
  args: {
    passMark: 68,
    sections: [
      { name: 'Configuration and Setup', shares: [56, 56, 67, 67, 78], right: 7, total: 9 },
      { name: 'Object Manager and Lightning App Builder', shares: [67, 56, 67, 78, 78], right: 7, total: 9 },
      { name: 'Sales and Marketing Applications', shares: [44, 56, 56, 67, 67], right: 6, total: 9 },
      { name: 'Service and Support Applications', shares: [50, 50, 67, 50, 67], right: 4, total: 6 },
      {
        name: 'Automation',
        shares: [44, 56, 56, 56, 33],
        right: 3,
        total: 9,
        href: '/practice?exam=administrator&from=automation',
      },
      { name: 'Agentforce AI', shares: [50, 60, 60], right: 3, total: 5 },
      { name: 'Data and Analytics', shares: [100], first: true, right: 2, total: 2 },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getAllByRole('listitem')[4]).toHaveTextContent('Automation33%3 of 9, was 56%');
    await expect(canvas.getByRole('img', { name: '44%, 56%, 56%, 56%, 33%; pass mark 68%' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[5]).toHaveTextContent('no change');
    await expect(canvas.getAllByRole('listitem')[6]).toHaveTextContent('first attempt');
  },
});
export const Loading = meta.story({ args: { sections: [], loading: true } });
