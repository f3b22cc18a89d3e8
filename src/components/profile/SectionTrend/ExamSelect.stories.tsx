import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamSelect } from './ExamSelect.tsx';

const meta = preview.meta({
  component: ExamSelect,
  args: {
    exams: [
      { id: 'administrator', name: 'Platform Administrator' },
      { id: 'developer1', name: 'Platform Developer' },
    ],
    value: 'administrator',
    onChoose: fn(),
  },
});

export const Default = meta.story();
Default.test('chooses an exam', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Exam'), 'Platform Developer');
  await expect(args.onChoose).toHaveBeenCalledWith('developer1');
});
