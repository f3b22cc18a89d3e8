import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

/** MUI's link; the theme hands it the router's, so that the site moves without loading a new page. */
const meta = preview.meta({ component: Link, args: { href: '/certifications', children: 'See all certifications' } });

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
    <Typography>
      There are seven exams so far. <Link {...args} />, or try a question first.
    </Typography>
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
