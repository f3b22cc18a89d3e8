import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Brand } from './Brand.tsx';

const meta = preview.meta({ component: Brand, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CertCrest' })).toHaveAttribute('href', '/');
  },
});
