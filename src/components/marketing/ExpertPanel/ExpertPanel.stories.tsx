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
    points: ['Bring your latest results', 'Work through your weakest sections', 'Leave with a plan'],
    image: '/people/guide.svg',
    actions: [{ label: 'Book a session', href: '/contact-us?subject=One-to-one+expert+session' }],
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // It is loaded lazily.
    await canvasElement.querySelector('img')?.decode();
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
