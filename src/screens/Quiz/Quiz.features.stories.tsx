import { expect, type userEvent as UserEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../../domain/paths.ts';
import QuizScreen from './QuizScreen.tsx';

type User = ReturnType<typeof UserEvent.setup>;
interface Play {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: User;
}

const meta = preview.meta({
  component: QuizScreen,
  parameters: { padded: false, path: paths.quiz.href('administrator') },
});

const modes: ReadonlySet<string | RegExp> = new Set(['Immediately', 'At the end of exam']);

/** Clicks the buttons with these names, one after the other, each as soon as it is there. */
async function click({ canvas, userEvent }: Play, ...names: (string | RegExp)[]) {
  // A dialog stands beside the story.
  const body = within(document.body);
  for (const name of names) {
    const place = String(name).endsWith('anyway') ? body : canvas;
    await userEvent.click(await place.findByRole('button', { name }));
    // The first question takes the focus, which a pick before that would lose.
    if (!modes.has(name)) continue;
    const question = await canvas.findByRole('heading', { name: /^Question 1 of / });
    await waitFor(() => expect(question).toHaveFocus());
  }
}

const answer = (letter: string) => new RegExp(`^${letter} `);
const nextFiveTimes = Array.from({ length: 5 }, () => 'Next');

export const ImmediateOpen = meta.story({
  play: async (story) => {
    await click(story, 'Immediately');
    // Its code loads with the first quiz.
    await story.canvas.findByRole('checkbox', { name: /^Pick with/ });
  },
});

export const ImmediateOnePick = meta.story({ play: (story) => click(story, 'Immediately', answer('A')) });

export const ImmediateLocked = meta.story({
  play: async (story) => {
    await click(story, 'Immediately', answer('A'), answer('B'));
    await expect(story.canvas.getByText('Correct, not selected')).toBeVisible();
    await click(story, answer('D'));
    await expect(story.canvas.getByRole('status')).toHaveTextContent(
      'Partly correct: half a point. A and C are correct.',
    );
  },
});

export const EndPreselected = meta.story({
  play: async (story) => {
    await click(story, 'At the end of exam', answer('A'), answer('B'));
    await expect(story.canvas.queryByText('Wrong')).not.toBeInTheDocument();
  },
});

export const EndRefused = meta.story({
  play: async (story) => {
    await click(story, 'At the end of exam', answer('A'), answer('B'), answer('C'));
    await expect(story.canvas.getByRole('status')).toHaveTextContent(
      'This question takes 2 answers. Take one back first.',
    );
  },
});

export const WithNavigator = meta.story({
  play: (story) => click(story, 'Immediately', answer('A'), answer('C'), 'All questions'),
});

export const WithCode = meta.story({ play: (story) => click(story, 'Immediately', 'Next', 'Next') });

export const LastInEndMode = meta.story({
  play: async (story) => {
    await click(story, 'At the end of exam', ...nextFiveTimes);
    await expect(await story.canvas.findByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(story.canvas.getByText('6 questions not answered yet')).toBeVisible();
  },
});

export const FinishWithUnanswered = meta.story({
  play: async (story) => {
    await click(story, 'Immediately', answer('A'), answer('C'), ...nextFiveTimes, 'Finish');
    const dialog = within(await within(document.body).findByRole('dialog', { name: '5 questions are not answered' }));
    await story.userEvent.click(dialog.getByRole('button', { name: 'Go to question 2' }));
    await expect(await story.canvas.findByText('2 of 6')).toBeVisible();
    await waitFor(() => expect(story.canvas.getByRole('heading', { name: /^Question 2 of 6: / })).toHaveFocus());
  },
});

export const FinishedImmediate = meta.story({
  parameters: { noPicture: 'the filter of the review comes late; Review shows the same' },
  play: async (story) => {
    await click(story, 'Immediately', ...nextFiveTimes, answer('B'), 'Finish', 'Finish anyway');
    await expect(await story.canvas.findByRole('button', { name: 'View Results' })).toBeVisible();
  },
});

export const Results = meta.story({
  parameters: { noPicture: 'its times run; Quiz.results has pictures of results' },
  play: async (story) => {
    await click(story, 'Immediately', ...nextFiveTimes, answer('B'), 'Finish', 'Finish anyway', 'View Results');
    await expect(await story.canvas.findByText("You've got 1 of 6 (17.00%) right.")).toBeVisible();
  },
});

export const Review = meta.story({
  play: async (story) => {
    await click(
      story,
      'At the end of exam',
      answer('B'),
      ...nextFiveTimes,
      'Submit',
      'Submit anyway',
      'Review answers',
    );
    await expect(story.canvas.getByText('Wrong')).toBeVisible();
  },
});

export const ReviewOfWrongOnes = meta.story({
  parameters: { noPicture: 'it looks like Review' },
  play: async (story) => {
    const { canvas, userEvent } = story;
    // The second question is answered right, so the review leads past it.
    await click(
      story,
      'At the end of exam',
      'Next',
      answer('B'),
      ...nextFiveTimes.slice(1),
      'Submit',
      'Submit anyway',
      'Review answers',
    );
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wrong and unanswered only (5)' }));
    await click(story, 'Next');
    await expect(canvas.getByText('3 of 6')).toBeVisible();
    await click(story, 'Previous');
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
});
