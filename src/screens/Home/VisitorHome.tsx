import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { numberWithin } from '../../../domain/numberWord.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { Hero } from '../../components/marketing/Hero/Hero.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { SiteCatalogue } from '../../flows/SiteCatalogue.tsx';
import { HomeSections, startHref } from './HomeSections.tsx';
import { SampleQuiz } from './SampleQuiz.tsx';

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
            Practice for your Salesforce certification, section by section, with every answer explained.
            <OfferSize />
          </>
        }
        actions={[{ label: 'Start practicing for free', href: startHref, variant: 'call' }]}
        sample={
          <>
            <Typography variant="subtitle1" component="p">
              Try one now:
            </Typography>
            <SampleQuiz />
          </>
        }
      >
        <Typography variant="body2" color="textSecondary">
          No account, no credit card.
        </Typography>
      </Hero>
      <PageSection tone="sunk" labelledBy="pick">
        <SectionIntro titleId="pick" title="Pick your summit">
          Ten questions of each are free. Pay once for the rest.
        </SectionIntro>
        <SiteCatalogue compact />
      </PageSection>
      {/* A boundary of its own, so that React hydrates it in a task of its own. */}
      <Suspense>
        <HomeSections />
      </Suspense>
    </>
  );
});

/** How much there is to practice, where that is known. */
function OfferSize() {
  const { data: exams = [] } = useExamList();
  const count = exams.reduce((sum, { questionCount = 0 }) => sum + questionCount, 0);
  // By hand: the first formatter of a page blocks a slow phone.
  const grouped = String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return count > 0 && ` ${grouped} original questions across ${numberWithin(exams.length)} exams.`;
}
