import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { VerdictLine } from '../VerdictLine/VerdictLine.tsx';
import { QuizControls } from './QuizControls.tsx';

const meta = preview.meta({
  component: QuizControls,
  parameters: { padded: false },
  // Its row reaches over the gutters of the page's column.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 clamp(20px, 4vw, 32px)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    canGoBack: true,
    nextLabel: 'Next' as const,
    onNext: fn(),
    onPrevious: fn(),
    children: <VerdictLine kind="partial" text="Partly correct: half a point" correct="Correct: A and C" />,
  },
});

export const Default = meta.story();
Default.test('leads on and back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(args.onNext).toHaveBeenCalledOnce();
  await expect(args.onPrevious).toHaveBeenCalledOnce();
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Finished = meta.story({ args: { onViewResults: fn(), nextLabel: undefined } });
export const InExamOnPhone = meta.story({
  name: 'In an exam, on a phone',
  args: { onOpenAll: fn(), nextLabel: 'Review' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All questions' }));
    await expect(args.onOpenAll).toHaveBeenCalledOnce();
  },
});
