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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
});
