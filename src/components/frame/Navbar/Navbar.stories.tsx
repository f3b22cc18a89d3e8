import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { allNavItems, examLinks, memberItems, visitorItems } from '../../../mocks/fixtures/navigation.ts';
import { KeptMode, keptMode } from '../../../mocks/KeptMode.tsx';
import { Navbar } from './Navbar.tsx';

const meta = preview.meta({
  component: Navbar,
  parameters: { ownIds: true, padded: false, schema: keptMode },
  args: {
    homeHref: '/',
    items: allNavItems,
    account: visitorItems,
    actions: <KeptMode value="system" />,
  },
});

const navbar = { viewport: { value: 'navbar' } };
const phone = { viewport: { value: 'phone' } };
const loggedIn = { account: memberItems };

export const Default = meta.story({
  globals: navbar,
  // Room for the menu of color themes.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    await expect(canvas.getByRole('link', { name: 'Certifications', current: 'page' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Profile' })).toBeNull();
  },
});
/** It is not known yet who is logged in: space for their links is reserved. */
export const LoadingTheSession = meta.story({
  args: { ...loggedIn, loading: true },
  globals: navbar,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Profile' })).toBeNull();
  },
});
/** The exams, under the pointer or by keyboard. */
export const WithAnOpenDropdown = meta.story({
  globals: navbar,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Certifications' }));
    const choice = canvas.getByRole('link', { name: 'Platform Administrator' });
    await expect(choice).toBeVisible();
    await expect(choice.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  },
});

/** At the breakpoint itself everything is on one line, inside the window; large text takes more lines. */
const onOneLine = async ({ canvas, globals }: StoryContext) => {
  if (globals['text'] === 'large') return;
  const bar = canvas.getByRole('navigation', { name: 'Main' });
  for (const entry of bar.querySelectorAll(':scope > ul > li')) await expect(entry.clientHeight).toBe(44);
  const brand = canvas.getByRole('link', { name: 'CertCrest' });
  const [logo, entries] = [brand.getBoundingClientRect(), bar.getBoundingClientRect()];
  await expect(Math.max(logo.left, entries.left)).toBeGreaterThan(Math.min(logo.right, entries.right));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(canvas.getByRole('button', { name: /Color theme/ }).getBoundingClientRect().right).toBeLessThanOrEqual(
    960 - 32 + 2,
  );
};
/** A member’s links, in the narrowest window that has them on one line. */
export const LoggedIn = meta.story({
  args: loggedIn,
  globals: navbar,
  play: async (context) => {
    await expect(context.canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    await expect(context.canvas.queryByRole('link', { name: 'User Details' })).toBeNull();
    await onOneLine(context);
  },
});
/** A visitor’s links in the same window. */
export const LoggedOut = meta.story({
  globals: navbar,
  play: onOneLine,
});
/** In narrower windows, all links are in a drawer. */
export const WithAnOpenDrawer = meta.story({
  args: loggedIn,
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
});
WithAnOpenDrawer.test('gives the focus back when it is closed', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
});
WithAnOpenDrawer.test('closes when a place is chosen', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { ...navbar, direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    items: [
      { label: 'דף הבית', href: '/' },
      { label: 'הסמכות', href: '/certifications', selected: true, children: examLinks },
      { label: 'מאמרים', href: '/articles' },
      { label: 'אודות', href: '/about-us' },
      { label: 'צור קשר', href: '/contact-us' },
    ],
    account: [
      { label: 'התחברות', href: '/login' },
      { label: 'הרשמה', href: '/sign-up', emphasis: 'call' },
    ],
  },
});
