import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { chooseMotion } from '../../../../.storybook/shown/motion.ts';
import { testimonials } from '../../../../content/testimonials.ts';
import { TestimonialCard } from '../TestimonialCard/TestimonialCard.tsx';
import { Carousel } from './Carousel.tsx';

/** The names of the slides that can be read, in the order of the page. */
const shownSlides = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) => slide.ariaLabel);

/** Waits until exactly these of six slides are visible, and can be moved. */
async function expectShown(canvasElement: HTMLElement, ...numbers: number[]): Promise<void> {
  await waitFor(() => expect(shownSlides(canvasElement)).toEqual(numbers.map((number) => `${number} of 6`)));
  const portraits = canvasElement.querySelectorAll<HTMLImageElement>(':not([inert]) > figure img');
  await Promise.all([...portraits].map((portrait) => portrait.decode()));
}

const meta = preview.meta({
  component: Carousel,
  args: {
    label: 'What learners say',
    children: testimonials.map((testimonial) => <TestimonialCard key={testimonial.name} {...testimonial} />),
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectShown(canvasElement, 1, 2, 3);
    const carousel = canvas.getByRole('group', { name: 'What learners say' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    // Nothing moves for a reader who asked for less, so there is nothing to stop, and nothing is announced.
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
});
Default.test(
  'moves by its buttons and by arrow keys, around its start',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expectShown(canvasElement, 2, 3, 4);
    await expect(canvas.getByText('Showing 2 to 4 of 6')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expectShown(canvasElement, 4, 5, 6);
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvasElement, 1, 2, 3);
  },
);
/** In a wide window all slides fit, so there are no controls. */
export const WithFewSlides = meta.story({
  args: { children: testimonials.slice(0, 3).map((each) => <TestimonialCard key={each.name} {...each} />) },
  play: async ({ canvas, canvasElement }) => {
    await expect(shownSlides(canvasElement)).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
/** It stands still while the pointer is on it. Its page shows it by Default already, where motion is allowed. */
export const Rotating = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => chooseMotion('allowed'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectShown(canvasElement, 1, 2, 3);
    await userEvent.hover(canvas.getByRole('group', { name: '1 of 6' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
});
Rotating.test('stops for good when it is paused or moved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(await canvas.findByText('Showing 2 to 4 of 6')).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
});
const inHebrew = [
  {
    name: 'אינס קרבליו',
    title: 'לומדת לדוגמה, מנהלת מערכת',
    text: 'ההסברים לצד התשובות השגויות לימדו אותי יותר מהתשובות הנכונות.',
    image: '/people/ines.svg',
  },
  {
    name: 'תומש נובק',
    title: 'לומד לדוגמה, מפתח',
    text: 'עשרים דקות ברכבת, נושא אחד בכל פעם. הדוח אמר לי מה הבא בתור.',
    image: '/people/tomasz.svg',
  },
  {
    name: 'אמרה אוקפור',
    title: 'לומדת לדוגמה, יועצת',
    text: 'שמרתי את התשובות לסוף, כמו במבחן. הציון הראשון כאב, השלישי כבר לא.',
    image: '/people/amara.svg',
  },
  {
    name: 'יוקי טנקה',
    title: 'לומדת לדוגמה, חדשה ב־Salesforce',
    text: 'בלי חשבון, בלי שעון ובלי לחץ. ניסיתי עשר שאלות ופשוט המשכתי.',
    image: '/people/yuki.svg',
  },
];

/** In Hebrew, but for the words of its own buttons. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'מה אומרים הלומדים',
    children: inHebrew.map((testimonial) => <TestimonialCard key={testimonial.name} {...testimonial} />),
  },
});
