import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { paths } from '../../../domain/paths.ts';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { PageHeading } from '../../components/frame/PageHeading/PageHeading.tsx';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { FeatureList } from '../../components/marketing/FeatureList/FeatureList.tsx';
import { StepList } from '../../components/marketing/StepList/StepList.tsx';
import { QuestionCard } from '../../components/quiz/QuestionCard/QuestionCard.tsx';
import { explained, limits, mission, questionSteps } from './texts.ts';

const card = { padding: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };

/** What the site is for, how its questions are made and checked, and what it does not claim. */
export default function AboutUsScreen() {
  return (
    <>
      <PageTitle>About us</PageTitle>
      <PageSection tone="night">
        <PageHeading title="Practice that tells you why">
          CertCrest helps people who work with Salesforce pass their certification exams, and understand the work behind
          the certification.
        </PageHeading>
      </PageSection>
      <PageSection labelledBy="mission">
        <Grid container spacing={{ xs: 4, md: 8 }}>
          <Grid size={{ xs: 12, md: 5 }}>
            <SectionIntro titleId="mission" title="Our mission" />
            {mission.map((paragraph) => (
              <Typography key={paragraph} variant="prose" component="p" sx={{ marginTop: 2 }}>
                {paragraph}
              </Typography>
            ))}
          </Grid>
          {/* A little smaller than life. */}
          <Grid size={{ xs: 12, md: 'grow' }} sx={{ ...card, zoom: { md: 0.85 } }}>
            <strong>A wrong answer, explained</strong>
            <QuestionCard {...explained} />
          </Grid>
        </Grid>
      </PageSection>
      <PageSection tone="sunk" labelledBy="questions">
        <SectionIntro titleId="questions" title="How we make and check a question" />
        <StepList steps={questionSteps} />
      </PageSection>
      <PageSection labelledBy="limits">
        <SectionIntro titleId="limits" title="To be clear" />
        <FeatureList features={limits} />
      </PageSection>
      <PageSection tone="sunk" labelledBy="try">
        <SectionIntro titleId="try" title="The first ten questions are on us">
          In every exam, no account needed. See whether our explanations help.
        </SectionIntro>
        <Actions
          actions={[{ label: 'Choose an exam to try for free', href: paths.certifications.href(), variant: 'call' }]}
        />
      </PageSection>
    </>
  );
}
