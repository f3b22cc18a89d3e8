import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { navItems } from '../../mocks/fixtures/navigation.ts';
import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { Navbar } from './Navbar.tsx';

const meta = preview.meta({
  title: 'Frame/Navbar',
  component: Navbar,
  parameters: { padded: false },
  args: { homeHref: '/', items: navItems, actions: <ColorModeSwitch value="system" onChange={fn()} /> },
});

export const Default = meta.story({});
export const WithoutActions = meta.story({ args: { actions: undefined } });
export const WithOpenDropdown = meta.story({
  globals: { viewport: { value: 'navbar' } },
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
export const FromBreakpoint = meta.story({
  globals: { viewport: { value: 'navbar' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});
export const BelowBreakpoint = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const WithOpenDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
});
export const WithClosedDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
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
export const Dark = meta.story({ globals: { mode: 'dark' } });
