import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { color } from '../../theme/style.ts';
import { Brand } from './Brand.tsx';

const meta = preview.meta({ title: 'Frame/Brand', component: Brand, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CertCrest' })).toHaveAttribute('href', '/');
  },
});
export const Night = meta.story({
  args: { tone: 'night' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: color.night, color: color.onNight }}>
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ globals: { mode: 'dark' } });
