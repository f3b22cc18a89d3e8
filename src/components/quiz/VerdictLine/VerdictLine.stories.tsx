import Stack from '@mui/material/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { VerdictLine } from './VerdictLine.tsx';

const explained = { onWhy: fn() };

const meta = preview.meta({
  component: VerdictLine,
  args: { kind: 'incorrect' as const, text: 'Wrong. B is correct.', news: true },
});

export const Default = meta.story({
  args: explained,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wrong. B is correct.');
  },
});
Default.test('leads to the reason', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Why' }));
  await expect(explained.onWhy).toHaveBeenCalledOnce();
});
export const Idle = meta.story({
  args: { kind: 'idle', text: 'Not answered yet', news: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Kinds = meta.story({
  args: { news: false },
  render: (args) => (
    <Stack spacing={2}>
      <VerdictLine {...args} kind="left" text="Correct. 1 more to pick." />
      <VerdictLine {...args} kind="answered" text="Answered: A and C." />
      <VerdictLine {...args} kind="refused" text="This question takes 2 answers. Take one back first." />
      <VerdictLine {...args} {...explained} kind="correct" text="Correct." />
      <VerdictLine {...args} {...explained} kind="partial" text="Partly correct: half a point. A and C are correct." />
      <VerdictLine {...args} {...explained} kind="unanswered" text="Incorrect, not answered. B is correct." />
    </Stack>
  ),
});
