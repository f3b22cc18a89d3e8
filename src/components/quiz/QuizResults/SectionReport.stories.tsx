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

export const Default = meta.story({});
