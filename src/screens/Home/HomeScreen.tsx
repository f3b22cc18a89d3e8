import { laterPart } from '../../app/laterPart.tsx';
import { paths } from '../../app/paths.ts';
import { useCart } from '../../app/useCart.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ExamCatalogue } from '../../components/ExamCatalogue/ExamCatalogue.tsx';
import { FallbackGuard } from '../../components/FallbackGuard/FallbackGuard.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { SampleQuiz } from './SampleQuiz.tsx';
import { WelcomeBack } from './WelcomeBack.tsx';
import { startHref } from './startHref.ts';
import { WhyChoose } from './WhyChoose.tsx';

const furtherDown = (
  <FallbackGuard fallback={null}>
    {laterPart(async () => (await import('./FurtherDown.tsx')).FurtherDown)}
  </FallbackGuard>
);

/** The way in: what the site is, a question to try, every certification, and what else it has for its learners. */
export default function HomeScreen() {
  const { exams, error, retry } = useExamList();
  const cart = useCart();
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
      <WhyChoose />
      <PageSection tone="sunk" labelledBy="pick">
        <SectionIntro id="pick" title="Pick your summit">
          Each certification is free to try, without an account.
        </SectionIntro>
        <ExamCatalogue exams={exams} error={error} onRetry={retry} hrefOf={paths.quiz.href} shop={cart} />
      </PageSection>
      {furtherDown}
    </>
  );
}
