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
  args: { correct: 'Correct: B' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wrong. Correct: B');
  },
});
/** Before the first pick. */
export const Idle = meta.story({
  args: { kind: 'idle', text: 'Unanswered', news: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unanswered')).toBeVisible();
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
      <VerdictLine {...args} kind="partial" text="Partly correct: half a point" correct="Correct: A and C" />
      <VerdictLine {...args} kind="unanswered" text="Incorrect, not answered" correct="Correct: B" />
    </Stack>
  ),
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    kind: 'partial',
    text: 'תשובה נכונה חלקית: חצי נקודה',
    correct: 'התשובות הנכונות: A ו־C',
  },
});
/** Do: without color and icon, “Wrong” is still clear. */
export const WrongInWords = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { correct: 'Correct: B' },
});
/** Don’t: without color and icon, “B is correct” reads as praise. */
export const WrongByColor = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { text: 'B is correct.' },
});
