import { paths } from '../../../domain/paths.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { Banner } from '../../components/exams/Banner/Banner.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { FeatureList } from '../../components/marketing/FeatureList/FeatureList.tsx';
import { SplitText } from '../../components/marketing/SplitText/SplitText.tsx';
import { mission, offers, questionSteps } from './texts.ts';

/** Who is behind the site, what it offers, and how its questions are made. */
export default function AboutUsScreen() {
  return (
    <>
      <PageTitle>About us</PageTitle>
      <PageSection tone="night" space="small">
        <PageHeading title="Practice that tells you why">
          CertCrest helps people who work with Salesforce pass their certification exams, and understand what they are
          certified for.
        </PageHeading>
      </PageSection>
      <PageSection labelledBy="mission">
        <SplitText titleId="mission" title="Our mission" nodes={mission} />
      </PageSection>
      <PageSection tone="sunk" labelledBy="offers">
        <SectionIntro titleId="offers" title="What you’ll find here" />
        <FeatureList features={offers} />
      </PageSection>
      <PageSection labelledBy="questions">
        <SplitText titleId="questions" title="How we write a question" nodes={questionSteps} />
      </PageSection>
      <PageSection>
        <Banner
          large
          title="The first ten questions are on us"
          actions={[{ label: 'See all certifications', href: paths.certifications.href() }]}
        >
          In every exam, no account needed. See for yourself whether our explanations help.
        </Banner>
      </PageSection>
    </>
  );
}
