import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { RoadmapList, type RoadmapItem } from './RoadmapList.tsx';

const stations: RoadmapItem[] = [
  {
    title: 'Practice questions',
    text: 'Written along the official guides, every answer explained.',
    status: 'open',
  },
  { title: 'Progress tracking', text: 'Each attempt kept, with its score against the pass mark.', status: 'open' },
  { title: 'Paid courses', text: 'Every question of an exam, bought once and yours.', status: 'open' },
  {
    title: 'Live workshops',
    text: 'An evening on one section, with others who sit the same exam.',
    status: 'planned',
    link: { label: 'Tell us what you’d join', href: '/contact-us' },
  },
  { title: 'AI study plans', text: 'A week-by-week plan built around your weakest sections.', status: 'planned' },
];

const meta = preview.meta({
  component: RoadmapList,
  parameters: { ownIds: true, padded: false },
  args: {
    titleId: 'next',
    title: 'What’s next',
    lead: 'The way so far, and the stations that are still being built.',
    items: stations,
  },
  decorators: [
    (Story) => (
      <PageSection tone="night" labelledBy="next">
        <Story />
      </PageSection>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((station) => station.textContent);
    await expect(texts).toHaveLength(5);
    await expect(texts[2]).toMatch(/^Open nowPaid courses/);
    await expect(texts[4]).toMatch(/^PlannedAI study plans/);
    await expect(canvas.getByRole('link', { name: 'Tell us what you’d join' })).toBeVisible();
  },
});
