import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExam } from '../../../mocks/fixtures/examList.ts';
import { quizOf } from '../../../mocks/fixtures/quiz.ts';
import { ExamContents } from './ExamContents.tsx';

const { covered, changes } = quizOf(mockExam());

const meta = preview.meta({
  component: ExamContents,
  args: {
    sections: covered.map((section, index) => ({
      ...section,
      openCount: 5,
      href: `/practice?exam=administrator&from=${section.id}&start=now`,
      ...(index === 0 && { record: { fullyCorrect: 2, total: 6 }, isWeakest: true }),
    })),
    changes,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('60% of exam · 5 of 16 free')).toHaveTextContent(/^2 of your last 6 right 60%/);
    await expect(canvas.getByRole('link', { name: 'Practice Configuration and Setup' })).toBeVisible();
    const objective = canvas.getByText('Decide how records are shared');
    await expect(objective).not.toBeVisible();
    await userEvent.click(canvas.getByText('Exam objectives'));
    await expect(objective).toBeVisible();
    await userEvent.click(canvas.getByText('What’s new on this exam'));
    await expect(canvas.getByText(/Forty questions on flows/)).toBeVisible();
  },
});
/** Until the sections are there. */
export const Loading = meta.story({ args: { sections: undefined, changes: undefined, loading: true } });
