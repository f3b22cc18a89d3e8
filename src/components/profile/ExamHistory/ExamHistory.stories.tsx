import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockUserDetails } from '../../../mocks/fixtures/profile.ts';
import { ExamHistory } from './ExamHistory.tsx';

const meta = preview.meta({
  component: ExamHistory,
  args: {
    entries: mockUserDetails().exams.map(({ name, passedTimes, avgScore, link }) => ({
      name,
      passedTimes,
      avgScore,
      bought: link === 'administrator',
      exam: link,
      href: link && `/certifications/${link}`,
      ...(link === 'agenforce' && { running: true, practiceHref: '/certifications/agenforce?mode=exam' }),
    })),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual([
      'Platform Administrator - passed 2 times, average score 65.2%Full access',
      'Agentforce Specialist - passed 1 times, average score 91%Resume simulation of Agentforce Specialist',
      'Platform Developer I (Winter ’25) - passed 0 times, average score 51.5%',
    ]);
    await expect(canvas.getByRole('link', { name: 'Agentforce Specialist' })).toHaveAttribute(
      'href',
      '/certifications/agenforce',
    );
  },
});
