import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Brand } from './Brand.tsx';

const NightGround = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  background: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
}));

const meta = preview.meta({ component: Brand, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CertCrest' })).toHaveAttribute('href', '/');
  },
});
export const Night = meta.story({
  args: { tone: 'night' },
  decorators: [
    (Story) => (
      <NightGround>
        <Story />
      </NightGround>
    ),
  ],
});
export const Dark = meta.story({ globals: { mode: 'dark' } });
