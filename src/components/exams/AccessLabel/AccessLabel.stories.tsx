import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccessLabel } from './AccessLabel.tsx';

const meta = preview.meta({ tags: ['static'], component: AccessLabel });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full access')).toBeVisible();
  },
});
/** The payment was made and is not confirmed yet. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment pending')).toBeVisible();
  },
});
/** Do: it stands in place of the price. */
export const InPlaceOfThePrice = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: it stands beside a price that is already paid. */
export const BesideThePrice = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: (args) => (
    <Typography variant="h4" component="p">
      $29.00 <AccessLabel {...args} />
    </Typography>
  ),
});
