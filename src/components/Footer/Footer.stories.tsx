import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contact } from '../../../content/site.ts';
import { navItems } from '../../mocks/fixtures/navigation.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Frame/Footer',
  component: Footer,
  parameters: { padded: false },
  args: { homeHref: '/', links: navItems, contact },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
