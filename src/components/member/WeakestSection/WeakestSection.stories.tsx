import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { WeakestSection } from './WeakestSection.tsx';

const meta = preview.meta({
  component: WeakestSection,
  args: {
    name: 'Automation',
    children: '3 of 9 right in your last exam simulation, down from 5. It is 15% of the Platform Administrator exam.',
    actions: [{ label: 'Practise Automation', href: '/practice?exam=administrator&from=automation' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Weakest section Automation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practise Automation' })).toBeVisible();
  },
});
