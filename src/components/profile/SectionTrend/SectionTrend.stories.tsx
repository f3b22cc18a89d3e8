import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionTrend } from './SectionTrend.tsx';

const meta = preview.meta({
  component: SectionTrend,
  args: { name: 'Automation', shares: [44, 56, 56, 56, 33], passMark: 68 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Automation33%was 56%');
    await expect(canvas.getByRole('img', { name: '44%, 56%, 56%, 56%, 33%; pass mark 68%' })).toBeVisible();
  },
});
export const AsBefore = meta.story({
  args: { shares: [50, 60, 60] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('as before')).toBeVisible();
  },
});
export const FirstTime = meta.story({
  args: { shares: [100] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('first time')).toBeVisible();
  },
});
export const WithoutPassMark = meta.story({ args: { passMark: undefined } });
export const WithLink = meta.story({ args: { href: '/practice?exam=administrator&from=automation' } });
export const LongText = meta.story({ args: { name: 'Object Manager and Lightning App Builder' } });
