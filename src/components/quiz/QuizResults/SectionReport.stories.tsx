import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionReport } from './SectionReport.tsx';

const meta = preview.meta({
  component: SectionReport,
  args: {
    sections: [
      { name: 'Agentforce AI', correctAmount: '0', total: 5, share: 0 },
      { name: 'Automation', correctAmount: '5.5', total: 9, share: 5.5 / 9 },
      { name: 'Configuration and Setup', correctAmount: '9', total: 9, share: 1 },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [weakest, ...others] = canvas.getAllByRole('listitem');
    await expect(weakest).toHaveTextContent('Agentforce AIPractise next0 of 5');
    for (const other of others) await expect(other).not.toHaveTextContent('Practise next');
  },
});
export const AllRight = meta.story({
  args: { sections: [{ name: 'Automation', correctAmount: '9', total: 9, share: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Practise next')).not.toBeInTheDocument();
  },
});
