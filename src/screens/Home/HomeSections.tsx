import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { faq } from '../../../content/faq.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { paths } from '../../../domain/paths.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { Disclosure } from '../../components/base/Disclosure/Disclosure.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { Carousel } from '../../components/marketing/Carousel/Carousel.tsx';
import { ExpertPanel } from '../../components/marketing/ExpertPanel/ExpertPanel.tsx';
import { StepList } from '../../components/marketing/StepList/StepList.tsx';
import { TestimonialCard } from '../../components/marketing/TestimonialCard/TestimonialCard.tsx';
import { Insights } from './Insights.tsx';

/** How one gets from a first question to a course (docs/product.md 1.5). */
const steps = [
  { title: 'Pick your exam', text: 'The one you’re taking, or one you’re curious about.' },
  { title: 'Answer ten questions', text: 'Free, with no account. Every answer is explained.' },
  { title: 'Track your progress', text: 'A free account saves every attempt and adds ten questions per exam.' },
  { title: 'Unlock the full exam', text: 'Buy an exam once, and every question in it is yours.' },
];

/** What is honestly still planned. */
const plans = [
  { title: 'Live workshops', text: 'One section at a time, with others preparing for the same exam.' },
  { title: 'AI study plans', text: 'A week-by-week plan built around your weakest sections.' },
];

const tellUs = { label: 'Tell us what you’d use', href: paths.contactUs.href('Live workshops') };

/** The part of the home page below the certifications. */
export function HomeSections() {
  return (
    <>
      <PageSection tone="night" labelledBy="steps">
        <SectionIntro titleId="steps" title="Get started">
          Ten questions give you a first idea of where you stand.
        </SectionIntro>
        <StepList steps={steps} />
      </PageSection>
      <Insights />
      <PageSection tone="sunk" labelledBy="voices">
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
      <PageSection>
        <Grid container spacing={{ xs: 4, md: 6 }} sx={{ alignItems: 'center' }}>
          <Grid size={{ xs: 12, md: 8 }} component="section" aria-labelledby="expert">
            <ExpertPanel
              titleId="expert"
              title="One-to-one expert session"
              points={[
                'Bring your latest results',
                'Work through your weakest sections together',
                'Leave with a study plan until exam day',
              ]}
              image="/people/guide.svg"
              actions={[{ label: 'Ask about a session', href: paths.contactUs.href('One-to-one expert session') }]}
            >
              Talk through your exam with someone who’s been there. Contact us for availability and pricing.
            </ExpertPanel>
          </Grid>
          <Grid size={{ xs: 12, md: 4 }} component="section" aria-labelledby="next">
            <SectionIntro titleId="next" title="What’s next">
              Coming soon.
            </SectionIntro>
            <Stack component="ul" role="list" spacing={2} sx={{ alignItems: 'start', marginBlock: 2 }}>
              {plans.map(({ title, text }) => (
                <li key={title}>
                  <Typography variant="h3">{title}</Typography>
                  <Typography color="textSecondary">{text}</Typography>
                </li>
              ))}
            </Stack>
            <Actions size="small" actions={[{ ...tellUs, variant: 'outlined' }]} />
          </Grid>
        </Grid>
      </PageSection>
      <PageSection tone="sunk" labelledBy="faq">
        <SectionIntro titleId="faq" title="Frequently asked questions" />
        <Grid container component="ul" role="list" columnSpacing={3} rowSpacing={1.5} sx={{ alignItems: 'start' }}>
          {faq.map(({ question, answer }) => (
            <Grid key={question} component="li" size={{ xs: 12, md: 6 }}>
              <Disclosure title={question} level={3}>
                {answer}
              </Disclosure>
            </Grid>
          ))}
        </Grid>
      </PageSection>
    </>
  );
}
