import Stack from '@mui/material/Stack';
import { useState } from 'react';
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

interface Option extends Pick<AnswerOptionProps, 'text' | 'state' | 'explanation' | 'chosenBy'> {}

/** Some answers, which can be picked, and struck out, until they are revealed. */
function Options({ options, strikes }: { options: readonly Option[]; strikes?: true }) {
  const [states, setStates] = useState(options.map(({ state }) => state));
  const turn = (state: Option['state']) => (id: string) => {
    const at = 'abcdefg'.indexOf(id);
    if (/open|selected|struck/.test(states[at] ?? ''))
      setStates(states.with(at, states[at] === state ? 'open' : state));
  };
  return (
    <Stack {...list}>
      {options.map(({ state, ...option }, at) => (
        <AnswerOption
          {...option}
          key={option.text}
          answerId={'abcdefg'.charAt(at)}
          letter={'ABCDEFG'.charAt(at)}
          state={states[at] ?? state}
          onPick={turn('selected')}
          onStrike={strikes && turn('struck')}
        />
      ))}
    </Stack>
  );
}

/** Their code. */
const codeOf = (options: readonly Option[], strikes?: true) => `const options = ${JSON.stringify(options)} as const;

export function Example() {
  const [states, setStates] = useState<AnswerOptionProps['state'][]>(options.map(({ state }) => state));
  const turn = (state: 'selected' | 'struck') => (id: string) => {
    const at = 'abcdefg'.indexOf(id);
    if (/open|selected|struck/.test(states[at] ?? '')) setStates(states.with(at, states[at] === state ? 'open' : state));
  };
  return (
    <Stack component="ul" role="list" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0, maxWidth: 840 }}>
      {options.map((option, at) => (
        <AnswerOption
          {...option}
          key={option.text}
          answerId={'abcdefg'.charAt(at)}
          letter={'ABCDEFG'.charAt(at)}
          state={states[at] ?? option.state}
          onPick={turn('selected')}${strikes ? "\n          onStrike={turn('struck')}" : ''}
        />
      ))}
    </Stack>
  );
}`;

/** Picks the answer, or takes that back. */
const picking = keeping<AnswerOptionProps, string>(
  'onPick',
  "() => setState(state === 'open' ? 'selected' : 'open')",
  (_, { state }) => ({ state: state === 'open' ? 'selected' : 'open' }),
);

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

export const Default = meta.story({ decorators: [picking] });
Default.test('is picked', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onPick).toHaveBeenCalledWith('a');
});
const explanation = 'Access through hierarchies is on: a role above the owner sees what the owner sees.';
const everyState: readonly Option[] = [
  { text: 'Not picked yet', state: 'open' },
  { text: 'Picked, before it is revealed', state: 'selected' },
  { text: 'Struck out in an exam', state: 'struck' },
  { text: 'Picked and right', state: 'correct', explanation, chosenBy: 52 },
  { text: 'Picked and wrong', state: 'wrong', explanation, chosenBy: 17 },
  { text: 'Right, but not picked', state: 'missed', explanation, chosenBy: 31 },
  { text: 'Wrong, and not picked', state: 'off' },
];
/** Before and after the answer is revealed. */
export const EveryState = meta.story({
  render: () => <Options options={everyState} />,
  parameters: { code: codeOf(everyState) },
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
  decorators: [picking],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
const inAnExam: readonly Option[] = [
  { text: 'The manager is above the owners in the role hierarchy', state: 'open' },
  { text: 'A sharing rule opens the opportunities', state: 'selected' },
  { text: 'The manager owns the price book', state: 'struck' },
];
/** In an exam nothing is revealed, and an answer can be struck out. */
export const InAnExam = meta.story({
  render: () => <Options options={inAnExam} strikes />,
  parameters: { code: codeOf(inAnExam, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^B /, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^C .*struck out$/, pressed: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Strike out C', pressed: true })).toBeVisible();
  },
});
InAnExam.test('is picked, and struck out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^A / }));
  await expect(canvas.getByRole('button', { name: /^A /, pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Strike out A', pressed: false }));
  await expect(canvas.getByRole('button', { name: /^A .*struck out$/, pressed: false })).toBeVisible();
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
