import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { VerdictLine } from './VerdictLine.tsx';

const kinds = ['idle', 'left', 'answered', 'refused', 'unanswered', 'correct', 'partial', 'incomplete', 'incorrect'];

const meta = preview.meta({
  component: VerdictLine,
  argTypes: { kind: { type: { name: 'enum', value: [...kinds] } } },
  args: { kind: 'incorrect' as const, text: 'Wrong', news: true },
});

export const Default = meta.story({
  args: { correct: 'B is correct.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wrong. B is correct.');
  },
});
export const Idle = meta.story({
  args: { kind: 'idle', text: 'Not answered yet', news: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
/** `left`, `answered`, `refused`, `correct`, `partial` and `unanswered`, from the top. */
export const EveryOtherKind = meta.story({
  args: { news: false },
  render: (args) => (
    <Stack spacing={2}>
      <VerdictLine {...args} kind="left" text="Correct. Choose 1 more." />
      <VerdictLine {...args} kind="answered" text="Answered: A and C." />
      <VerdictLine {...args} kind="refused" text="Choose only 2. Deselect one first." />
      <VerdictLine {...args} kind="correct" text="Correct." />
      <VerdictLine
        {...args}
        kind="partial"
        text="Partly correct"
        points="half a point"
        correct="A and C are correct."
      />
      <VerdictLine {...args} kind="unanswered" text="Incorrect, not answered" correct="B is correct." />
    </Stack>
  ),
});
