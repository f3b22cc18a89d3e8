import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { numberWithin } from '../../../domain/numberWord.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { Hero } from '../../components/marketing/Hero/Hero.tsx';
import type { ListedExam } from '../../data/exams/examList.ts';
import { ExamLinks } from '../../flows/ExamLinks.tsx';
import { OfferSize } from '../../flows/OfferSize.tsx';
import { SampleQuiz } from '../../flows/SampleQuiz.tsx';

/** What one has to scroll to: it loads after the rest. */
export const HomeSections = lazyPart(async () => (await import('./HomeSections.tsx')).HomeSections);

/**
 * What the site is, a question to try, every certification, and what else there is for learners. It is not rendered again
 * once the session has been read: that would hydrate all of it in one task.
 */
export const VisitorHome = memo(function VisitorHome() {
  return (
    <>
      <Hero
        title="Know the terrain before exam day"
        lead={
          <>
            Practice for your Salesforce certification, section by section, with every answer explained. <OfferSize />
          </>
        }
        actions={[{ label: 'Choose an exam to try for free', href: '#exams', LinkComponent: 'a', variant: 'call' }]}
        sample={
          <>
            <Typography variant="subtitle1" component="p">
              Try one now
            </Typography>
            <SampleQuiz />
          </>
        }
      >
        <Typography variant="body2" color="textSecondary">
          No account, no credit card.
        </Typography>
      </Hero>
      <ExamChoice />
      <Suspense>
        <HomeSections />
      </Suspense>
    </>
  );
});

/** Every certification in brief: for a visitor its page; for a user who is offered one, ten questions of the others at once. */
export function ExamChoice({ offered }: { offered?: ListedExam }) {
  return (
    <PageSection tone="sunk" id="exams" labelledBy="pick">
      <SectionIntro titleId="pick" title={offered ? 'Or start with another exam' : 'Pick your summit'}>
        {offered
          ? `Every exam has ${freeQuestions.member} free questions.`
          : `Try ${numberWithin(freeQuestions.visitor)} questions from any exam free. Pay once for full access, with your money back within 14 days.`}
      </SectionIntro>
      <ExamLinks offered={offered} />
    </PageSection>
  );
}
