import Stack from '@mui/material/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { AnswerOption, type AnswerOptionProps } from './AnswerOption.tsx';

const list = {
  component: 'ul',
  role: 'list',
  spacing: 2,
  sx: { listStyle: 'none', margin: 0, padding: 0, maxWidth: 840 },
} as const;

const meta = preview.meta({
  component: AnswerOption,
  args: {
    letter: 'A',
    answerId: 'a',
    text: 'The manager is above the owners in the role hierarchy',
    state: 'open' as const,
    onPick: fn(),
  },
  render: (args) => (
    <Stack {...list}>
      <AnswerOption {...args} />
    </Stack>
  ),
});

export const Default = meta.story({
  decorators: [
    keeping<AnswerOptionProps, string>(
      'onPick',
      "() => setState(state === 'open' ? 'selected' : 'open')",
      (_, { state }) => ({ state: state === 'open' ? 'selected' : 'open' }),
    ),
  ],
});
Default.test('is picked', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onPick).toHaveBeenCalledWith('a');
});
export const EveryState = meta.story({
  args: {
    explanation: 'Access through hierarchies is on: a role above the owner sees what the owner sees.',
  },
  render: ({ explanation, ...args }) => (
    <Stack {...list}>
      <AnswerOption {...args} text="Not picked yet" />
      <AnswerOption {...args} letter="B" state="selected" text="Picked, before it is revealed" />
      <AnswerOption {...args} letter="C" state="struck" text="Struck out in an exam" />
      <AnswerOption {...args} letter="D" state="correct" text="Picked and right" {...{ explanation }} chosenBy={52} />
      <AnswerOption {...args} letter="E" state="wrong" text="Picked and wrong" {...{ explanation }} chosenBy={17} />
      <AnswerOption
        {...args}
        letter="F"
        state="missed"
        text="Right, but not picked"
        {...{ explanation }}
        chosenBy={31}
      />
      <AnswerOption {...args} letter="G" state="off" text="Wrong, and not picked" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
    for (const words of ['Correct', 'Wrong', 'Correct, not selected']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await expect(canvas.getAllByText(/% chose this$/)).toHaveLength(3);
  },
});
/** Code that is wider than its answer wraps. */
export const WithCode = meta.story({
  args: { text: '```\nInvoice__c invoice = new Invoice__c(Number__c = row.number, Amount__c = row.amount);\n```' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
/** In an exam nothing is revealed, and an answer can be struck out. */
export const InAnExam = meta.story({
  args: { onStrike: fn() },
  render: (args) => (
    <Stack {...list}>
      <AnswerOption {...args} />
      <AnswerOption {...args} letter="B" answerId="b" state="selected" text="A sharing rule opens the opportunities" />
      <AnswerOption {...args} letter="C" answerId="c" state="struck" text="The manager owns the price book" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^B /, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^C .*struck out$/, pressed: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Strike out C', pressed: true })).toBeVisible();
  },
});
InAnExam.test('is picked, and struck out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^A / }));
  await expect(args.onPick).toHaveBeenCalledWith('a');
  await expect(args.onStrike).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Strike out A', pressed: false }));
  await expect(args.onStrike).toHaveBeenCalledWith('a');
  await expect(args.onPick).toHaveBeenCalledOnce();
});
/** Do: icon and word say that it is right. */
export const WithIconAndWord = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { state: 'correct' },
});
/** Don’t: color alone says that it is right. */
export const ByColorAlone = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { sx: { bgcolor: 'success.soft', borderColor: 'success.main' } },
});
