import { expect, type userEvent as UserEvent } from 'storybook/test';
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

/** Clicks the buttons with these names, one after the other, each as soon as it is there. */
async function click({ canvas, userEvent }: Play, ...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
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
    await expect(story.canvas.getByRole('status')).toHaveTextContent('Partly correct.');
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
    await expect(story.canvas.getByRole('status')).toHaveTextContent('6 questions not answered yet.');
  },
});

export const FinishedImmediate = meta.story({
  parameters: { noPicture: 'the filter of the review comes late; Review shows the same' },
  play: async (story) => {
    await click(story, 'Immediately', ...nextFiveTimes, answer('B'), 'Finish');
    await expect(await story.canvas.findByRole('button', { name: 'View Results' })).toBeVisible();
  },
});

export const Results = meta.story({
  play: async (story) => {
    await click(story, 'Immediately', ...nextFiveTimes, answer('B'), 'Finish', 'View Results');
    await expect(await story.canvas.findByText("You've got 1 of 6 (17.00%) right.")).toBeVisible();
  },
});

export const Review = meta.story({
  play: async (story) => {
    await click(story, 'At the end of exam', answer('B'), ...nextFiveTimes, 'Submit', 'Review answers');
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
      'Review answers',
    );
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wrong answers only (5)' }));
    await click(story, 'Next');
    await expect(canvas.getByText('3 of 6')).toBeVisible();
    await click(story, 'Previous');
    await expect(canvas.getByText('1 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
});
