import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockSections } from '../../../mocks/fixtures/results.ts';
import { SectionResults } from './SectionResults.tsx';

const meta = preview.meta({
  component: SectionResults,
  parameters: { ownIds: true },
  args: { sections: mockSections, withTrend: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = within(canvas.getAllByRole('list')[1] ?? document.body).getAllByRole('listitem');
    if (!first) throw new TypeError('there is no section');
    await expect(first).toHaveTextContent(
      /^Automation15% of the exam3 correct, 1 partly correct, 4 wrong, 1 unanswered3 of 9/,
    );
    await expect(first).toHaveTextContent(/33%down from 56%/);
    await expect(within(first).getByRole('link', { name: /^Practice this section.*Automation$/ })).toBeVisible();
    await expect(canvas.getAllByText('no change')[0]).toBeVisible();
    await expect(canvas.getByText('39 correct')).toBeVisible();
    await expect(canvas.getByText('5 partly correct')).toBeVisible();
  },
});

/** The marks become a bar. */
export const MoreThanFortyQuestions = meta.story({
  args: {
    sections: mockSections.slice(0, 2).map((each) => ({
      ...each,
      ended: mockSections.flatMap(({ ended }) => ended),
      points: 39,
      total: 60,
      trend: [56, 65],
    })),
  },
});

/** The server sent no weights or links for the sections. */
export const WithoutWeightsAndLinks = meta.story({
  args: {
    withTrend: false,
    sections: mockSections.map(({ weight: _weight, href: _href, ...section }) => section),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/of the exam$/)).not.toBeInTheDocument();
  },
});
