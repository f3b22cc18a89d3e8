import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExam } from '../../../mocks/fixtures/examList.ts';
import { quizOf } from '../../../mocks/fixtures/quiz.ts';
import { ExamContents } from './ExamContents.tsx';

const { covered, changes } = quizOf(mockExam());

const meta = preview.meta({ component: ExamContents, args: { covered, changes } });

export const Default = meta.story({});
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What’s covered'));
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'Configuration and Setup, 60%' }));
    await expect(canvas.getByText('Decide how records are shared')).toBeVisible();
    await expect(canvas.getByText('9 questions')).toBeInTheDocument();
    await userEvent.click(canvas.getByText('What’s new'));
    await expect(canvas.getByText(/Forty questions on flows/)).toBeVisible();
  },
});
export const NoChanges = meta.story({
  args: { changes: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What’s new'));
    await expect(canvas.getByText('Nothing has changed since the first version.')).toBeVisible();
  },
});
