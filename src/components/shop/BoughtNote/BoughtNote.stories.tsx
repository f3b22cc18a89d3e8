import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { examList } from '../../../mocks/fixtures/examList.ts';
import { BoughtNote } from './BoughtNote.tsx';

const exams = examList.map(({ name, link }) => ({ name, link }));

const meta = preview.meta({ component: BoughtNote, args: { exams: exams.slice(0, 1), onClose: fn() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have full access to Platform Administrator.');
  },
});
/** After more than one exam was bought. */
export const SeveralExams = meta.story({
  args: {
    exams: exams.slice(0, 3),
    total: '87.00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have full access to 3 exams. We’re emailing you a receipt for $87.00. View order',
    );
    await expect(canvas.getByRole('link', { name: '3 exams' })).toHaveAttribute('href', '/certifications');
  },
});
