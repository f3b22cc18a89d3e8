import Stack from '@mui/material/Stack';
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
export const States = meta.story({
  render: (args) => (
    <Stack spacing={2}>
      <SectionTrend {...args} shares={[50, 60, 60]} href="/practice?exam=administrator&from=automation" />
      <SectionTrend {...args} shares={[100]} passMark={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('as before')).toBeVisible();
    await expect(canvas.getByText('first time')).toBeVisible();
  },
});
