import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';
import { ResumePrompt } from './ResumePrompt.tsx';

const meta = preview.meta({
  component: ResumePrompt,
  parameters: { ownIds: true, leaves: ['onResume', 'onDiscard'] },
  args: {
    answered: 23,
    total: 60,
    mode: 'end' as AnswerMode,
    when: new Date('2026-01-14T19:40:00.000Z'),
    onResume: fn(),
    onDiscard: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 840 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pick up where you left off?' })).toHaveTextContent(
      '23 of 60 questions answered, with answers at the end of exam.',
    );
  },
});
Default.test('carries on, or starts over once that is confirmed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await expect(args.onResume).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  await expect(args.onDiscard).not.toHaveBeenCalled();
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Start over?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard answers' }));
  await expect(args.onDiscard).toHaveBeenCalledOnce();
});
/** The quiz that was left is a practice exam. */
export const OnePracticeExam = meta.story({
  args: { part: 'Practice exam 2', mode: 'immediate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Practice exam 2: 23 of 60 questions answered');
  },
});
/** Its clock runs, or has run out. */
export const Simulation = meta.story({
  args: { part: 'Exam simulation', deadline: new Date('2026-01-15T12:41:30.000Z').getTime() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/Your clock is running|Its time is over/);
  },
});
