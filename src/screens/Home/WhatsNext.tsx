import { paths } from '../../app/paths.ts';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { RoadmapList, type RoadmapItem } from '../../components/RoadmapList/RoadmapList.tsx';

const stations: readonly RoadmapItem[] = [
  {
    title: 'Practice questions',
    text: 'Written along the official guides. The first ten of each exam are free.',
    status: 'open',
  },
  {
    title: 'Progress tracking',
    text: 'Every attempt on your profile, with a free account.',
    status: 'open',
  },
  {
    title: 'Paid courses',
    text: 'All questions of an exam, bought once and yours.',
    status: 'open',
    link: { label: 'See all certifications', href: paths.certifications.href() },
  },
  {
    title: 'Live workshops',
    text: 'One section at a time, with others who sit the same exam.',
    status: 'planned',
    link: { label: 'Say what you would join', href: paths.contactUs.href('Live workshops') },
  },
  {
    title: 'AI study plans',
    text: 'A plan for your weeks that follows your weakest sections.',
    status: 'planned',
  },
];

/** What the site promises: what is there, and what is honestly still to come (specification, section 1). */
export function WhatsNext() {
  return (
    <PageSection tone="night" labelledBy="next">
      <RoadmapList
        id="next"
        title="What’s next"
        lead="The way so far, and what we are building next."
        items={stations}
      />
    </PageSection>
  );
}
