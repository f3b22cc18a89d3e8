import { paths } from '../../app/paths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { CardRow } from '../../components/CardRow/CardRow.tsx';
import { ClosingCall } from '../../components/ClosingCall/ClosingCall.tsx';
import { FeatureCard } from '../../components/FeatureCard/FeatureCard.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';
import { SplitText } from '../../components/SplitText/SplitText.tsx';
import { offers, questionSteps } from './texts.ts';

/** Who is behind the site, what it offers, and how its questions come about. */
export default function AboutUsScreen() {
  return (
    <>
      <PageTitle>About us</PageTitle>
      <PageSection tone="night" space="small">
        <PageHeading title="Practice that tells you why" tone="night">
          CertCrest helps people who work with Salesforce to pass their certification exams, and to understand what they
          are certified for.
        </PageHeading>
      </PageSection>
      <PageSection labelledBy="mission">
        <SplitText id="mission" title="Our mission">
          <p>
            Most practice questions tell you that you were wrong. <strong>Ours tell you why</strong>: why the right
            answer is right, why each of the others only looks like it, and on which page of the documentation you can
            read more.
          </p>
          <p>
            We believe that an exam should follow from knowing your trade, not the other way round. So we write
            scenarios like those that you meet at work, in the proportions of the official exam guides, and we show you
            by section where you stand. Learning by heart will not get you far here, and it need not.
          </p>
          <p>
            CertCrest is independent. We are not affiliated with Salesforce, we never use real exam questions, and we
            ask you to keep those to yourself, too.
          </p>
        </SplitText>
      </PageSection>
      <PageSection tone="sunk" labelledBy="offers">
        <SectionIntro id="offers" title="What you find here" />
        <CardRow>
          {offers.map(({ mark, title, text }) => (
            <FeatureCard key={title} mark={mark} title={title}>
              {text}
            </FeatureCard>
          ))}
        </CardRow>
      </PageSection>
      <PageSection labelledBy="questions">
        <SplitText id="questions" title="How a question comes about">
          {questionSteps.map(({ title, text }) => (
            <p key={title}>
              <strong>{title}</strong> {text}
            </p>
          ))}
          <p>
            You think that we are wrong about something? Then please{' '}
            <Link href={paths.contactUs.href('A question that may be wrong')}>write to us</Link>: every such message is
            read by somebody who can mend it.
          </p>
        </SplitText>
      </PageSection>
      <PageSection labelledBy="start">
        <ClosingCall
          id="start"
          title="The first ten questions are on us"
          action={<Button href={paths.certifications.href()}>See all certifications</Button>}
        >
          Of every exam, without an account. See for yourself whether our explanations help.
        </ClosingCall>
      </PageSection>
    </>
  );
}
