import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExamOption } from './ExamOption.tsx';

const meta = preview.meta({
  component: ExamOption,
  args: {
    letter: 'B',
    answerId: 'b',
    text: 'Extend the login hours in the profile `Agent` for all agents',
    state: 'open' as const,
    onPick: fn(),
    onStrike: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', padding: 0, maxWidth: 760 }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story();
Default.test('is picked, and struck out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^B / }));
  await expect(args.onPick).toHaveBeenCalledWith('b');
  await expect(args.onStrike).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Strike out B', pressed: false }));
  await expect(args.onStrike).toHaveBeenCalledWith('b');
  await expect(args.onPick).toHaveBeenCalledOnce();
});
export const Selected = meta.story({
  args: { state: 'selected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^B /, pressed: true })).toBeVisible();
  },
});
export const Struck = meta.story({
  args: { state: 'struck' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^B .*struck out$/, pressed: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Strike out B', pressed: true })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    text: 'Create a record-triggered flow that runs after a case is saved, looks up the account with its entitlement, compares the business hours of both, and updates the owner of every open case of the account in one go',
  },
});
