import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpertPanel } from './ExpertPanel.tsx';

const meta = preview.meta({
  component: ExpertPanel,
  parameters: { ownIds: true },
  args: {
    titleId: 'expert',
    title: 'Meet the expert',
    children: 'Some questions are quicker to settle with somebody who has been up there: one to one, about your exam.',
    points: ['Bring the report of your last attempt', 'Work through your weakest sections', 'Leave with a plan'],
    image: '/people/guide.svg',
    actions: [{ label: 'Book a session', href: '/contact-us?subject=One-to-one+expert+session' }],
  },
});

/** The picture is loaded lazily. */
const pictureLoaded = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await canvasElement.querySelector('img')?.decode();
};

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await pictureLoaded({ canvasElement });
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
export const LongText = meta.story({
  args: {
    title: 'Meet an expert for the exam that you have in mind',
    children:
      'Some questions are quicker to settle with somebody who has been up there. Tell us which exam it is, when you sit it and what gives you trouble, and we find the one who knows that ground best and a time that suits you both.',
    points: [
      'Bring the report of your last attempt, or of the last three if they went in different directions',
      'Work through your weakest sections, question by question, until you can say why each wrong answer is wrong',
      'Leave with a plan for the days you have left',
    ],
  },
  play: pictureLoaded,
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: pictureLoaded });
export const Navbar = meta.story({ globals: { viewport: { value: 'navbar' } }, play: pictureLoaded });
