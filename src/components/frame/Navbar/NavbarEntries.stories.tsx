import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { allNavItems } from '../../../mocks/fixtures/navigation.ts';
import { NavbarEntries } from './NavbarEntries.tsx';

const meta = preview.meta({ component: NavbarEntries, args: { items: allNavItems } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Certifications', current: 'page' })).toBeVisible();
  },
});
