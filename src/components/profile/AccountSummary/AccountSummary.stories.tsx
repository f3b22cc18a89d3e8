import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockUserDetails } from '../../../mocks/fixtures/profile.ts';
import { formatDate } from '../../base/LocalDate/formatDate.ts';
import { AccountSummary } from './AccountSummary.tsx';

const { email, createdDate } = mockUserDetails();

const meta = preview.meta({
  component: AccountSummary,
  args: { email, createdDate },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(email, { exact: false })).toBeVisible();
    await expect(canvas.getByText(formatDate(createdDate, 'long'))).toHaveAttribute('datetime', createdDate);
  },
});
export const LongText = meta.story({
  args: { email: 'bartholomew.featherstonehaugh-cholmondeley.of.the.third.region@certifications.example.com' },
});
