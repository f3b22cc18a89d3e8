import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { numberWithin } from '../../../domain/numberWord.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { NoteIcon, PassMarkIcon, QuestionsIcon } from '../../components/base/icons/icons.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { FeatureList } from '../../components/marketing/FeatureList/FeatureList.tsx';
import { Hero } from '../../components/marketing/Hero/Hero.tsx';
import { useExamList } from '../../data/exams/examList.ts';
import { SiteCatalogue } from '../../flows/SiteCatalogue.tsx';
import { HomeSections, startHref } from './HomeSections.tsx';
import { SampleQuiz } from './SampleQuiz.tsx';

/** The exams that most people take first. */
const starters = ['administrator', 'developer1', 'appBuilder'];

const reasons = [
  {
    icon: NoteIcon,
    title: 'Every answer explained',
    text: 'Right or wrong, you see why, with a link to the documentation.',
  },
  {
    icon: PassMarkIcon,
    title: 'Built like the exam',
    text: 'Sections in the official proportions, the same kinds of questions, and a simulation against the clock.',
  },
  {
    icon: QuestionsIcon,
    title: 'Two ways to practice',
    text: 'See each answer at once while you learn, or wait until the end and find out where you stand.',
  },
];

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
            Practice that follows the official guides, with every answer explained.
            <OfferSize />
          </>
        }
        actions={[
          { label: 'Start practicing for free', href: startHref, variant: 'call' },
          { label: 'See all certifications', href: paths.certifications.href(), variant: 'outlined' },
        ]}
        sample={
          <>
            <Typography variant="subtitle1" component="p">
              Try one now:
            </Typography>
            <SampleQuiz />
          </>
        }
      />
      <PageSection labelledBy="why">
        <SectionIntro titleId="why" title="Why CertCrest" />
        <FeatureList features={reasons} />
      </PageSection>
      <PageSection tone="sunk" labelledBy="pick" data-compact>
        <SectionIntro titleId="pick" title="Pick your summit">
          Try any certification free. No account needed.
        </SectionIntro>
        <SiteCatalogue only={({ link }) => starters.includes(link)} />
        <Actions
          actions={[{ label: 'See all certifications', href: paths.certifications.href(), variant: 'outlined' }]}
        />
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
