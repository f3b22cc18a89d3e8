import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockSections } from './mockSections.ts';
import { SectionRow } from './SectionRow.tsx';

const [section, same] = mockSections;
if (!section || !same) throw new TypeError('there are no sections');

const meta = preview.meta({
  component: SectionRow,
  args: { section, passMark: 68, withTrend: true },
  decorators: [
    (Story) => (
      <ul style={{ margin: 0, padding: 0, containerType: 'inline-size' }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('was 56%')).toBeVisible();
  },
});
export const AsBefore = meta.story({
  args: { section: same },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no change')).toBeVisible();
  },
});
