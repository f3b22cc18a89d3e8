import Grid from '@mui/material/Grid';
import { faq } from '../../../content/faq.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { Disclosure } from '../../components/base/Disclosure/Disclosure.tsx';
import { Banner } from '../../components/exams/Banner/Banner.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { Carousel } from '../../components/marketing/Carousel/Carousel.tsx';
import { ExpertPanel } from '../../components/marketing/ExpertPanel/ExpertPanel.tsx';
import { StepList, type StepListProps } from '../../components/marketing/StepList/StepList.tsx';
import { TestimonialCard } from '../../components/marketing/TestimonialCard/TestimonialCard.tsx';
import { Insights } from './Insights.tsx';

/** What the site promises: what is there, and what is honestly still planned (docs/product.md 1.5). */
const stations: StepListProps['steps'] = [
  {
    title: 'Practice questions',
    text: 'Written from the official guides. The first ten of each exam are free.',
    status: 'open',
  },
  {
    title: 'Progress tracking',
    text: 'Every attempt on your profile, with a free account.',
    status: 'open',
  },
  {
    title: 'Paid courses',
    text: 'Every question in an exam. Buy it once and it’s yours.',
    status: 'open',
  },
  {
    title: 'Live workshops',
    text: 'One section at a time, with others preparing for the same exam.',
    status: 'planned',
    link: { label: 'Tell us what you’d join', href: paths.contactUs.href('Live workshops') },
  },
  {
    title: 'AI study plans',
    text: 'A week-by-week plan built around your weakest sections.',
    status: 'planned',
  },
];

const steps = [
  { title: 'Pick your exam', text: 'The one you’re taking, or one you’re curious about.' },
  { title: 'Answer ten questions', text: 'Free and without an account. Every answer says why.' },
  { title: 'Sign up, still free', text: 'Ten more questions in each exam, and your attempts are saved.' },
  { title: 'Unlock the rest', text: 'Buy an exam when you want every question. You pay once.' },
];

const plainList = { alignItems: 'start', margin: 0, padding: 0, listStyle: 'none' };

/** Where someone begins who has not chosen an exam yet: the one that most careers start with. */
export const startHref = paths.quiz.href('administrator');

/** The part of the home page below the certifications. */
export function HomeSections() {
  return (
    <>
      <Insights />
      <PageSection tone="night" labelledBy="next">
        <SectionIntro titleId="next" title="What’s next">
          What’s live today, and what we’re building next.
        </SectionIntro>
        <StepList steps={stations} />
      </PageSection>
      <PageSection labelledBy="voices">
        {/* Change this text when the site's owner has replaced the sample testimonials. */}
        <SectionIntro titleId="voices" title="Sample testimonials">
          Illustrative quotes, not from customers.
        </SectionIntro>
        <Carousel label="Testimonials">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} {...testimonial} />
          ))}
        </Carousel>
      </PageSection>
      <PageSection tone="sunk" labelledBy="faq">
        <SectionIntro titleId="faq" title="Before you set out" />
        <Grid container component="ul" role="list" columnSpacing={3} rowSpacing={1.5} sx={plainList}>
          {faq.map(({ question, answer }) => (
            <Grid key={question} component="li" size={{ xs: 12, md: 6 }}>
              <Disclosure title={question} level={3}>
                {answer}
              </Disclosure>
            </Grid>
          ))}
        </Grid>
        <Actions actions={[{ label: 'Ask another question', href: paths.contactUs.href(), variant: 'outlined' }]} />
      </PageSection>
      <PageSection labelledBy="expert">
        <ExpertPanel
          titleId="expert"
          title="Meet the expert"
          points={[
            'Bring your latest results',
            'Work through your weakest sections together',
            'Leave with a plan for the days you have left',
          ]}
          image="/people/guide.svg"
          actions={[{ label: 'Book a session', href: paths.contactUs.href('One-to-one expert session') }]}
        >
          Talk through your exam one-on-one with someone who’s been there. Ask for times and prices.
        </ExpertPanel>
      </PageSection>
      <PageSection tone="sunk" labelledBy="steps">
        <SectionIntro titleId="steps" title="Get started" />
        <StepList steps={steps} />
        <Banner
          large
          title="Ten questions from now, you’ll know where you stand"
          actions={[{ label: 'Try Platform Administrator', href: startHref, variant: 'call' }]}
        >
          The first ten cover every section of the guide. No sign-up, nothing to install.
        </Banner>
      </PageSection>
    </>
  );
}
