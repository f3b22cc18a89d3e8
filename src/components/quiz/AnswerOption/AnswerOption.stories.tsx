import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { AnswerOption } from './AnswerOption.tsx';

const meta = preview.meta({
  component: AnswerOption,
  parameters: { furtherModes: 'themes' },
  args: {
    letter: 'A',
    answerId: 'a',
    text: 'The manager is above the owners in the role hierarchy',
    explanation: 'Access through hierarchies is on: a role above the owner sees what the owner sees.',
    state: 'open' as const,
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', padding: 0, maxWidth: 840 }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story();
Default.test('is picked', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onPick).toHaveBeenCalledWith('a');
});
export const Selected = meta.story({
  args: { state: 'selected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});
export const Correct = meta.story({
  args: { state: 'correct' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Correct')).toBeVisible();
    await expect(canvas.getByText(/Access through hierarchies/)).toBeVisible();
  },
});
export const Wrong = meta.story({
  args: { state: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wrong')).toBeVisible();
  },
});
export const Missed = meta.story({
  args: { state: 'missed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Correct, not selected')).toBeVisible();
  },
});
export const WithShare = meta.story({
  args: { state: 'correct', chosenBy: 62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62% chose this')).toBeVisible();
  },
});
export const ShareBeforeReveal = meta.story({
  args: { chosenBy: 62, explanation: undefined },
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('62% chose this')).not.toBeInTheDocument();
  },
});
export const Off = meta.story({ args: { state: 'off' } });
export const WithCode = meta.story({
  args: { state: 'correct', text: 'Put `with sharing` on the class `CaseService`' },
});
export const LongText = meta.story({
  args: {
    state: 'wrong',
    text: 'Create a record-triggered flow that runs after a case is saved, looks up the account with its entitlement, compares the business hours of both, and updates the owner of every open case of the account in one go',
  },
});
