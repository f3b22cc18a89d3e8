import { testimonials } from '../../../content/testimonials.ts';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { SectionIntro } from '../../components/SectionIntro/SectionIntro.tsx';
import { TestimonialCard } from '../../components/TestimonialCard/TestimonialCard.tsx';

/** What learners say. Change the lead when the site's owner has replaced the sample voices. */
export function Voices() {
  return (
    <PageSection labelledBy="voices">
      <SectionIntro id="voices" title="Heard on the trail">
        Sample voices, for now: CertCrest is new, and these six keep the place for what its first learners will say.
      </SectionIntro>
      <Carousel label="Testimonials">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} {...testimonial} />
        ))}
      </Carousel>
    </PageSection>
  );
}
