import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contact } from '../../../../content/site.ts';
import { footerItems, legalItems, visitorItems } from '../../../mocks/fixtures/navigation.ts';
import { Footer } from './Footer.tsx';

const account = visitorItems.map(({ label, href }) => ({ label, href }));

const meta = preview.meta({
  component: Footer,
  parameters: { ownIds: true, padded: false },
  args: {
    homeHref: '/',
    links: footerItems,
    legal: legalItems,
    contact: { email: contact.email, place: contact.place },
    donationHref: '/contact-us?subject=Supporting+CertCrest',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Account' })).toBeNull();
  },
});
/** Until it is known whether someone is logged in: the places of the links are reserved. */
export const LoadingTheSession = meta.story({
  args: { account, loading: true },
  beforeEach: () => {
    document.documentElement.setAttribute('data-session', '');
    return () => document.documentElement.removeAttribute('data-session');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Support the project' })).toBeVisible();
  },
});
/** For visitors, with Login and Sign Up. */
export const LoggedOut = meta.story({
  args: { account },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Account' })).toHaveTextContent('LoginSign Up');
  },
});
