import { paths } from '../../app/paths.ts';
import { useCart } from '../../app/useCart.ts';
import { Button } from '../../components/Button/Button.tsx';
import { CardRow } from '../../components/CardRow/CardRow.tsx';
import { ClosingCall } from '../../components/ClosingCall/ClosingCall.tsx';
import { ExamCatalogue } from '../../components/ExamCatalogue/ExamCatalogue.tsx';
import { FeatureCard } from '../../components/FeatureCard/FeatureCard.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { SampleQuiz } from './SampleQuiz.tsx';
import { WelcomeBack } from './WelcomeBack.tsx';

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

/** The way in: what the site is, a question to try, and every certification. */
export default function HomeScreen() {
  const { exams, error, retry } = useExamList();
  const cart = useCart();
  const startHref = paths.quiz.href('administrator');
  return (
    <>
      <PageTitle>Practice for Salesforce certification exams</PageTitle>
      <WelcomeBack exams={exams} />
      <Hero
        title="Walk into the exam knowing the ground"
        lead="Practice questions written from the official guides, an explanation for every answer, and a report that shows where to go next."
        actions={
          <>
            <Button variant="call" href={startHref}>
              Start practising free
            </Button>
            <Button variant="line" href={paths.certifications.href()}>
              See all certifications
            </Button>
          </>
        }
        aside={<SampleQuiz />}
      />
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
      <PageSection tone="sunk" labelledBy="pick">
        <SectionIntro id="pick" title="Pick your summit">
          Each certification is free to try, without an account.
        </SectionIntro>
        <ExamCatalogue exams={exams} error={error} onRetry={retry} hrefOf={paths.quiz.href} shop={cart} />
      </PageSection>
      <PageSection labelledBy="start">
        <ClosingCall
          id="start"
          title="Ten questions from now you know where you stand"
          action={<Button href={startHref}>Try Platform Administrator</Button>}
        >
          The first ten cover every section of the guide. No sign-up, nothing to install.
        </ClosingCall>
      </PageSection>
    </>
  );
}
