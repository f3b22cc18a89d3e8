import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Basics/Link',
  component: Link,
  args: { href: '/certifications', children: 'See all certifications' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The router takes the click: the page that the story stands on stays.
    const before = window.location.href;
    const link = canvas.getByRole('link', { name: 'See all certifications' });
    await userEvent.click(link);
    link.blur();
    await expect(window.location.href).toBe(before);
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
export const InText = meta.story({
  render: (args) => (
    <p>
      There are seven exams so far. <Link {...args} />, or try a question first.
    </p>
  ),
});
export const WholeAddress = meta.story({
  args: { href: 'https://trailhead.salesforce.com/', children: 'Trailhead' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trailhead' })).toHaveAttribute(
      'href',
      'https://trailhead.salesforce.com/',
    );
  },
});
