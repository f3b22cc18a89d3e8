import Paper from '@mui/material/Paper';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Brand } from './Brand.tsx';

const meta = preview.meta({ component: Brand, args: { href: '/' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CertCrest' })).toHaveAttribute('href', '/');
  },
});
export const Night = meta.story({
  decorators: [
    (Story) => (
      <Paper variant="night" square sx={{ padding: 3 }}>
        <Story />
      </Paper>
    ),
  ],
});
