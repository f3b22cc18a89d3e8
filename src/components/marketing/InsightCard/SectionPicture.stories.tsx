import preview from '#.storybook/preview';
import { SectionPicture } from './SectionPicture.tsx';

const meta = preview.meta({
  component: SectionPicture,
  args: {
    sections: [
      { name: 'Agentforce AI', right: 1, total: 5 },
      { name: 'Automation', right: 5, total: 9 },
      { name: 'Configuration and Setup', right: 8, total: 9 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
