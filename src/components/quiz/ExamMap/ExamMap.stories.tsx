import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { ExamMap } from './ExamMap.tsx';

/** Sixty questions: 22 seen, some open or flagged. */
const marks = Array.from({ length: 60 }, (_, index): ExamMark => {
  const status = index === 22 ? 'incomplete' : index > 22 || index === 7 || index === 16 ? 'unanswered' : 'answered';
  return { status, flagged: [7, 13, 18, 22].includes(index) };
});

const meta = preview.meta({
  component: ExamMap,
  args: { marks, current: 22, onGoTo: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
Default.test('is one stop of the Tab key, and arrow keys lead on', async ({ canvas, userEvent, args }) => {
  const cell = (name: string) => canvas.getByRole('button', { name });
  await userEvent.tab();
  await expect(cell('Question 23, incomplete, flagged')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(cell('Question 24, unanswered')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect(args.onGoTo).toHaveBeenCalledWith(0);
});
