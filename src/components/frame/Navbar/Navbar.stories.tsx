import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { allNavItems, memberItems, navItems, visitorItems } from '../../../mocks/fixtures/navigation.ts';
import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { Navbar } from './Navbar.tsx';

const meta = preview.meta({
  component: Navbar,
  parameters: { padded: false },
  args: { homeHref: '/', items: navItems, actions: <ColorModeSwitch value="system" onChange={fn()} /> },
});

const navbar = { viewport: { value: 'navbar' } };
const phone = { viewport: { value: 'phone' } };
const loggedOut = { items: allNavItems, account: visitorItems };
const loggedIn = { items: allNavItems, account: memberItems };

export const Default = meta.story({});
export const WithoutActions = meta.story({ args: { actions: undefined } });
export const LoggedOut = meta.story({
  args: loggedOut,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
    await expect(canvas.queryByRole('link', { name: 'Profile' })).toBeNull();
  },
});
export const LoggedIn = meta.story({
  args: loggedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
    await expect(canvas.queryByRole('link', { name: 'User Details' })).toBeNull();
  },
});
export const ReadingSession = meta.story({
  args: { ...loggedIn, loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Profile' })).toBeNull();
  },
});
export const WithOpenDropdown = meta.story({
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
export const WithOpenProfile = meta.story({
  args: loggedIn,
  globals: navbar,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Profile' }));
    await expect(canvas.getByRole('link', { name: 'User Details' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logout' })).toBeVisible();
  },
});

/** At the breakpoint itself everything is on one line, inside the window. */
const onOneLine = async ({ canvas }: { canvas: { getByRole: (role: string, options: object) => HTMLElement } }) => {
  const bar = canvas.getByRole('navigation', { name: 'Main' });
  for (const entry of bar.querySelectorAll(':scope > ul > li')) await expect(entry.clientHeight).toBe(44);
  const brand = canvas.getByRole('link', { name: 'CertCrest' });
  await expect(bar.getBoundingClientRect().left).toBeGreaterThan(brand.getBoundingClientRect().right);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect(canvas.getByRole('button', { name: /Colour theme/ }).getBoundingClientRect().right).toBeLessThanOrEqual(
    960 - 32 + 2,
  );
};
export const FromBreakpoint = meta.story({
  globals: navbar,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});
export const LoggedInFromBreakpoint = meta.story({ args: loggedIn, globals: navbar, play: onOneLine });
export const LoggedOutFromBreakpoint = meta.story({ args: loggedOut, globals: navbar, play: onOneLine });
export const ReadingFromBreakpoint = meta.story({ ...ReadingSession.input, globals: navbar, play: onOneLine });
export const BelowBreakpoint = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  },
});
export const WithOpenDrawer = meta.story({
  args: loggedIn,
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
});
export const WithClosedDrawer = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
    await expect(menu).toHaveFocus();
  },
});
export const ClosedByChoice = meta.story({
  parameters: { noPicture: 'it looks as before its menu was opened' },
  args: loggedOut,
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('link', { name: 'Sign Up' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
    menu.blur();
  },
});
