import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AnswerList } from './AnswerList.tsx';
import { mockAnswers } from './mockAnswers.ts';

const meta = preview.meta({ component: AnswerList, args: { questions: mockAnswers, onGoTo: fn() } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Not right 21');
    await expect(chips).toEqual(['Wrong 13', 'Partly right 5', 'Unanswered 3', 'Flagged 6', 'Right 39', 'All 60']);
  },
});
Default.test('leads to a question', async ({ canvas, userEvent, args }) => {
  const [first] = canvas.getAllByRole('listitem');
  if (!first) throw new TypeError('there is no answer');
  await userEvent.click(first.querySelector('button') ?? first);
  await expect(args.onGoTo).toHaveBeenCalledOnce();
});
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flagged 6' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  },
});
export const ShowMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 13 more' }));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(21);
    // The first that was not there before.
    await waitFor(() => expect(rows[8]?.querySelector('button')).toHaveFocus());
  },
});
export const AllRight = meta.story({
  args: { questions: mockAnswers.map((each) => ({ ...each, outcome: 'right', points: 1, flagged: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All 60');
  },
});
export const WithoutTimes = meta.story({
  args: { questions: mockAnswers.map(({ seconds: _seconds, ...each }) => each) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^\d+:\d\d$/)).not.toBeInTheDocument();
  },
});
export const Thousand = meta.story({
  parameters: { noPicture: 'it looks like Default with other numbers' },
  args: {
    questions: Array.from({ length: 1020 }, (_, index) => mockAnswers[index % 60] ?? [])
      .flat()
      .map((each, index) => ({ ...each, index })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 1020' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(108);
  },
});
