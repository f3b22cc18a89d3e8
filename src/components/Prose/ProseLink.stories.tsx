import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProseLink } from './ProseLink.tsx';

const meta = preview.meta({
  title: 'Articles/ProseLink',
  component: ProseLink,
  args: { href: '/certifications/administrator', children: 'Platform Administrator' },
  decorators: [
    (Story) => (
      <p>
        Read about <Story />, and go on.
      </p>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Platform Administrator' });
    await expect(link).toHaveAttribute('href', '/certifications/administrator');
    await expect(link).not.toHaveAttribute('target');
  },
});
export const Outside = meta.story({
  args: { href: 'https://trailhead.salesforce.com', children: 'the lessons of Trailhead' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the lessons of Trailhead (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});
export const Refused = meta.story({
  args: { href: 'javascript:alert(1)', children: 'something harmful' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/something harmful/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
