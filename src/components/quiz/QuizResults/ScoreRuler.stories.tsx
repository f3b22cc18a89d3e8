import Paper from '@mui/material/Paper';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScoreRuler } from './ScoreRuler.tsx';

const meta = preview.meta({
  component: ScoreRuler,
  args: { strict: 65, partial: 69, passMark: 68, needed: '41 of 60' },
  decorators: [
    (Story) => (
      <Paper variant="night" style={{ padding: 24 }}>
        <Story />
      </Paper>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pass mark 68%, 41 of 60')).toBeVisible();
  },
});
/** Where a mark stands at an end, its words stay inside. */
export const Ends = meta.story({
  render: () => (
    <>
      <ScoreRuler strict={0} partial={100} passMark={100} needed="60 of 60" />
      <ScoreRuler strict={65} partial={69} passMark={5} needed="3 of 60" />
    </>
  ),
});
