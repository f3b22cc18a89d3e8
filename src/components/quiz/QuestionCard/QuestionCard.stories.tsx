import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { questions } from '../../../mocks/fixtures/quiz.ts';
import { picking, striking } from '../../../mocks/keptAnswers.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';

type Fixture = (typeof questions)[number];

/** A fixture's question as the card takes it, with nothing picked. */
function cardOf(id: string): Omit<QuestionCardProps, 'onPick'> {
  const found: Fixture | undefined = questions.find((question) => question.id === id);
  if (!found) throw new Error(`no fixture ${id}`);
  const { question, category, difficulty, answers, references } = found;
  return {
    question,
    category,
    difficulty,
    answers: answers.map(({ id: answerId, text, explanation }) => ({ id: answerId, text, explanation })),
    states: answers.map(() => 'open'),
    choose: answers.filter(({ isCorrect }) => isCorrect).length,
    sources: references,
    revealed: false,
  };
}

const lesson = {
  rule: 'Open access with sharing, and restrict it with the organization-wide default.',
  trap: 'Raising the default to solve the problem of one team.',
  setup: 'Setup > Sharing Settings',
  verifiedOn: '2026-01-12',
  release: "Winter '27",
};

// Its answers are no constant in code where they are short.
const place = "'abcd'.indexOf(id)";
const pick = picking(place);

const meta = preview.meta({
  component: QuestionCard,
  // The states of its answers say what is revealed.
  argTypes: {
    revealed: { control: false },
    lesson: { mapping: { None: undefined, 'Rule, trap, and setup': lesson } },
  },
  args: { ...cardOf('sharing'), onPick: fn() },
});

export const Default = meta.story({
  args: { refusal: '' },
  decorators: [pick],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose 2 · 0 chosen')).toBeVisible();
  },
});
Default.test('picks the answer that was pressed', async ({ canvas, userEvent, args }) => {
  for (const { id, text } of args.answers) {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^[A-G] ${text}`) }));
    await expect(args.onPick).toHaveBeenLastCalledWith(id);
  }
});
/** While a learner works on it, with the tools of an exam. */
export const PickedFlaggedAndStruck = meta.story({
  name: 'Picked, flagged, and struck out',
  args: {
    states: ['selected', 'open', 'struck', 'open'],
    refusal: '',
    flagged: true,
    striking: true,
    onFlag: fn(),
    onStriking: fn(),
    onStrike: fn(),
  },
  decorators: [
    pick,
    striking(place),
    keeping<QuestionCardProps, unknown>('onFlag', '() => setFlagged(!flagged)', (_, { flagged }) => ({
      flagged: !flagged,
    })),
    keeping<QuestionCardProps, unknown>('onStriking', '() => setStriking(!striking)', (_, { striking }) => ({
      striking: !striking,
    })),
  ],
});
/** Once the answers are shown, with the explanation of each. */
export const Revealed = meta.story({
  args: {
    states: ['correct', 'wrong', 'missed', 'off'],
    revealed: true,
    lesson,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(/A report type decides/);
    await expect(canvas.getByText('You chose A and B · 1 of 2 correct')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Explanation' })).toHaveTextContent(/^Remember: /);
    await expect(canvas.getByText(/^Checked on/)).toHaveTextContent(/for Winter ’27\.$/);
    await expect(canvas.getByRole('link', { name: /Data Security/ })).toHaveAttribute('target', '_blank');
  },
});
/** In Hebrew, with code in a sentence, but for how many are chosen. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  decorators: [pick],
  render: (args) => (
    <div lang="he" dir="rtl">
      <QuestionCard {...args} />
    </div>
  ),
  args: {
    category: 'ניהול נתונים וניתוח',
    difficulty: undefined,
    question:
      'מנהלת מכירות רואה כל הזדמנות, אף שברירת המחדל של הארגון היא `Private`. אילו שתי הגדרות יכולות להסביר זאת?',
    answers: [
      { id: 'a', text: 'המנהלת נמצאת מעל הבעלים בהיררכיית התפקידים.' },
      { id: 'b', text: 'תיקיית הדוחות משותפת עם המנהלת.' },
      { id: 'c', text: 'למנהלת יש הרשאת `View All` להזדמנויות.' },
      { id: 'd', text: 'סוג הדוח הוא `Accounts with Opportunities`.' },
    ],
    states: ['selected', 'open', 'struck', 'open'],
    refusal: '',
  },
});
/** Do: the learner thinks before reading what is right. */
export const NotYetExplained = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { states: ['selected', 'open', 'open', 'open'], refusal: '' },
  decorators: [pick],
});
/** Don’t: the learner reads what is right before thinking. */
export const ExplainedTooEarly = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { states: ['missed', 'off', 'missed', 'off'], revealed: true },
});
