import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { picking, refusal, striking } from '../../../mocks/keptAnswers.ts';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { ExamQuestion, type ExamQuestionProps } from './ExamQuestion.tsx';

const open: ExamQuestionProps['states'] = ['open', 'open', 'open', 'open', 'open'];

const place = 'answers.findIndex((answer) => answer.id === id)';

const meta = preview.meta({
  component: ExamQuestion,
  args: {
    question:
      'The administrator of Larkfield Energy creates a delegated group. It names the call center supervisor as its delegated administrator, two agent roles as the users to manage, and the profiles `Agent` and `Team Leader` as assignable. Which two tasks can the supervisor do from now on? Choose 2 answers.',
    position: 'Question 23 of 60',
    answers: [
      { id: 'a', text: 'Assign a permission set to an agent in one of the two roles' },
      { id: 'b', text: 'Extend the login hours in the profile `Agent` for all agents' },
      { id: 'c', text: 'Assign the profile `Team Leader` to an agent in one of the roles' },
      { id: 'd', text: 'Reset the password of a user in a role above the agents' },
      { id: 'e', text: 'Create a new user in one of the two roles' },
    ],
    states: open,
    choose: 2,
    flagged: false,
    refusal: '',
    onPick: fn(),
    onStrike: fn(),
    onFlag: fn(),
  },
  argTypes: {
    question: { description: 'Text of the question; code between backticks or fences.' },
    position: { description: 'Which question of how many it is.' },
    flagged: { description: 'Whether it is marked for review.' },
    onFlag: { description: 'Marks it for review, or takes that back.' },
  },
  decorators: [
    picking(place),
    striking(place),
    keeping<ExamQuestionProps, unknown>('onFlag', '() => setFlagged(!flagged)', (_, { flagged }) => ({
      flagged: !flagged,
    })),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Question 23 of 60: The administrator.*from now on\?$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Choose 2 · 0 chosen' })).toBeVisible();
  },
});
/** While a learner works on it: one of two is chosen. */
export const Marked = meta.story({
  name: 'Picked, flagged, and struck out',
  args: { states: ['open', 'struck', 'open', 'open', 'selected'], flagged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose 2 · 1 chosen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^E /, pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Strike out B', pressed: true })).toBeVisible();
  },
});
/** After a pick too many, with what to do about it. */
export const Refused = meta.story({
  name: 'Pick refused',
  args: { states: ['open', 'open', 'selected', 'open', 'selected'], refusal },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(refusal);
  },
});
