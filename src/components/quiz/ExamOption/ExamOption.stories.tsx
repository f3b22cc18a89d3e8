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
export const States = meta.story({
  render: (args) => (
    <>
      <ExamOption {...args} state="selected" />
      <ExamOption {...args} letter="C" state="struck" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^B /, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^C .*struck out$/, pressed: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Strike out C', pressed: true })).toBeVisible();
  },
});
