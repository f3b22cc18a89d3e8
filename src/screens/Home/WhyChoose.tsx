import { CardRow } from '../../components/CardRow/CardRow.tsx';
import { FeatureCard } from '../../components/FeatureCard/FeatureCard.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';

const reasons = [
  {
    title: 'Every answer explained',
    text: 'Right or wrong, you read why, with the page of the documentation that says so.',
  },
  {
    title: 'Made like the exam',
    text: 'Sections in the official proportion, the same length, the same kind of question.',
  },
  {
    title: 'Two ways to practise',
    text: 'See each answer at once while you learn, or keep them all for the end and find out where you stand.',
  },
];

/** Why people come here. */
export function WhyChoose() {
  return (
    <PageSection labelledBy="why">
      <SectionIntro id="why" title="Why people choose CertCrest" />
      <CardRow>
        {reasons.map(({ title, text }, position) => (
          <FeatureCard key={title} mark={`0${position + 1}`} title={title}>
            {text}
          </FeatureCard>
        ))}
      </CardRow>
    </PageSection>
  );
}
