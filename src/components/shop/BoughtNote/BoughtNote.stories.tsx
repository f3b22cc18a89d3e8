import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { examList } from '../../../mocks/fixtures/examList.ts';
import { BoughtNote } from './BoughtNote.tsx';

const exams = examList.map(({ name, link }) => ({ name, href: `/certifications/${link}` }));

const meta = preview.meta({ component: BoughtNote, args: { exams: exams.slice(0, 1), onClose: fn() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have full access to Platform Administrator.');
  },
});
export const SeveralExams = meta.story({
  args: {
    exams: exams.slice(0, 3),
    receipt: { total: '87.00', email: 'ana.silva@example.org', href: '/account#orders' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have full access to Platform Administrator, Platform Developer and Development Lifecycle and Deployment Architect. You paid $87.00. We emailed your receipt to ana.silva@example.org.',
    );
    await expect(canvas.getByRole('link', { name: 'Platform Developer' })).toHaveAttribute(
      'href',
      '/certifications/developer1',
    );
  },
});
