import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuizControls } from '../QuizControls/QuizControls.tsx';
import { VerdictLine } from '../VerdictLine/VerdictLine.tsx';
import { QuizBar } from './QuizBar.tsx';

const meta = preview.meta({
  component: QuizBar,
  args: {
    children: (
      <>
        <VerdictLine kind="idle" text="Not answered yet" />
        <QuizControls canGoBack nextLabel="Next" onPrevious={fn()} onNext={fn()} />
      </>
    ),
  },
});

/** It reaches over the gutters of the page's column. */
export const Default = meta.story({
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
});

/** It stays at the lower edge of the window while a question is read that is higher. */
export const BelowLongQuestion = meta.story({
  decorators: [
    (Story) => (
      <Stack spacing={2}>
        {Array.from({ length: 30 }, (_, line) => (
          <Typography key={line}>
            Line {line + 1}: when would an administrator choose a flow, and when a rule?
          </Typography>
        ))}
        <Story />
      </Stack>
    ),
  ],
});
