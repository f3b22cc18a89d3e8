import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ReportList, type ReportListProps } from './ReportList.tsx';

const open: ReportListProps['reports'][number] = {
  id: 'report-3',
  subject: 'Which two settings could explain it?',
  reason: 'An answer is marked incorrectly',
  text: 'C is right as well: see the release notes of this summer.',
  state: 'open',
  reportedAt: '2026-01-15T12:00:00.000Z',
};

const reports: ReportListProps['reports'] = [
  open,
  {
    ...open,
    id: 'report-2',
    subject: 'What should the administrator do first?',
    reason: 'It is out of date',
    text: '',
    state: 'accepted',
    answer: 'The question now asks for flows: process builder has been retired.',
    answeredAt: '2026-01-20T12:00:00.000Z',
  },
  {
    ...open,
    id: 'report-1',
    subject: 'A question of Platform Developer',
    reason: 'It has a typo',
    text: '',
    state: 'declined',
    answer: 'This is how the platform spells it.',
    answeredAt: '2026-01-20T12:00:00.000Z',
  },
];

const meta = preview.meta({ component: ReportList, args: { reports } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Reported on.*Open/);
    await expect(second).toHaveTextContent(/What changed: The question now asks for flows.*Accepted/);
    await expect(third).toHaveTextContent(/Why nothing changed: This is how.*Declined/);
  },
});
