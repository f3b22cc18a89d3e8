import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AnswerList } from './AnswerList.tsx';
import { mockReviewed, openOnes } from '../../../mocks/fixtures/examReview.ts';
import { mockAnswers } from '../../../mocks/fixtures/results.ts';

const meta = preview.meta({
  component: AnswerList,
  parameters: { ownIds: true, leaves: ['onGoTo'] },
  args: { questions: mockAnswers, onGoTo: fn() },
});

const first = {
  index: 8,
  question: 'They ask for help. Which two settings could explain it?',
  section: 'Automation',
  difficulty: 'hard',
  correct: ['B', 'D'],
} as const;

const open = { status: 'unanswered', choose: 1, flagged: false } as const;

export const Default = meta.story({
  parameters: { noCode: 'its sixty questions stand in src/mocks/fixtures/results.ts' },
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Missed 21');
    await expect(chips).toEqual(['All 60', 'Flagged 6', 'Correct 39']);
  },
});
Default.test('shows one kind of answers', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Flagged 6' }));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});
Default.test('shows more, and leads to the first that was not there', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
  await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more' }));
  const rows = canvas.getAllByRole('listitem');
  await expect(rows).toHaveLength(21);
  await waitFor(() => expect(rows[15]?.querySelector('button')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onGoTo).toHaveBeenCalledOnce();
});
/** Nothing was missed. */
export const AllRight = meta.story({
  args: {
    questions: mockAnswers.slice(0, 3).map((each) => ({ ...each, outcome: 'right', points: 1, flagged: false })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All 3');
  },
});
/** One was not seen, one is partly correct. */
export const Ended = meta.story({
  name: 'Partly correct and not seen',
  args: {
    questions: [
      { ...first, outcome: 'partly', picked: ['A', 'B'], points: 0.5, flagged: true, seconds: 176 },
      {
        ...first,
        index: 9,
        correct: ['B', 'D'],
        outcome: 'unanswered',
        picked: [],
        points: 0,
        flagged: false,
        seconds: 0,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: /^9 Partly correct: half a point Flagged You chose A, B Correct: B, D They ask for help\. Which two .* 2:56$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Not seen')).toBeVisible();
  },
});
/** Of an exam before it is submitted: nothing says what is right. */
export const BeforeAnExamIsSubmitted = meta.story({
  args: { title: 'Still to answer', questions: mockReviewed(openOnes).filter(({ status }) => status !== 'answered') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Still to answer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^31 1 of 2 chosen You chose B .* \d+:\d\d$/ })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Which answers' })).not.toBeInTheDocument();
  },
});
/** In Hebrew, but for its own “Unanswered”. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'שאלות שנותר לענות עליהן',
    questions: [
      {
        ...open,
        index: 8,
        picked: [],
        seconds: 72,
        question: 'מנהלת מכירות רואה כל הזדמנות. אילו שתי הגדרות יכולות להסביר זאת?',
      },
      { ...open, index: 30, picked: [], seconds: 38, question: 'מי הבעלים של רשומה שאף אחד עוד לא לקח מהתור?' },
    ],
  },
});
