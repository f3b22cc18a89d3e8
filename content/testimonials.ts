/** What someone who learned here says (docs/product.md 1.6). */
export interface Testimonial {
  readonly name: string;
  /** What they do, in a few words. */
  readonly title: string;
  /** What they say: one or two sentences, as the smallest card is narrow. */
  readonly text: string;
  /** Address of their portrait, a square. */
  readonly image: string;
}

/**
 * SAMPLE DATA for the site's owner to replace, portraits in `public/people` included: nobody has said this yet. The page
 * tells its readers so until then (`src/screens/Home/HomeSections.tsx`).
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Inês Carvalho',
    title: 'Sample learner, administrator',
    text: 'The reasons beside the wrong answers taught me more than the right ones did.',
    image: '/people/ines.svg',
  },
  {
    name: 'Tomasz Zieliński',
    title: 'Sample learner, developer',
    text: 'Twenty minutes on the train, one section at a time. The report told me which one came next.',
    image: '/people/tomasz.svg',
  },
  {
    name: 'Amara Okafor',
    title: 'Sample learner, consultant',
    text: 'I kept the answers for the end, as in the exam. The first score hurt. The third didn’t.',
    image: '/people/amara.svg',
  },
  {
    name: 'Yuki Tanaka',
    title: 'Sample learner, new to Salesforce',
    text: 'No account, no countdown, no pressure. I tried ten questions and simply went on.',
    image: '/people/yuki.svg',
  },
  {
    name: 'Liam Gallagher-Ruiz',
    title: 'Sample learner, architect',
    text: 'Every answer names its page in the documentation. I stopped arguing and started reading.',
    image: '/people/liam.svg',
  },
  {
    name: 'Nadia Haddad',
    title: 'Sample learner, consultant',
    text: 'My train lost its signal at question forty. The quiz did not lose its place.',
    image: '/people/nadia.svg',
  },
];
