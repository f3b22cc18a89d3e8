import { expect, type userEvent as UserEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveExamAttempt } from '../../../contract/attempts.ts';
import { paths } from '../../../domain/paths.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mockPending, mockRefusal, mockUnreachable } from '../../mocks/mock.ts';
import { shownToasts } from '../../mocks/shownToasts.ts';
import QuizScreen from './QuizScreen.tsx';

interface Play {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: ReturnType<typeof UserEvent.setup>;
}

const meta = preview.meta({
  component: QuizScreen,
  parameters: {
    padded: false,
    path: paths.quiz.href('administrator'),
    noPicture: 'its times run; Quiz.results has pictures of results',
  },
});

/** Runs through the quiz with one pick at its end, up to the results. */
async function finish({ canvas, userEvent }: Play) {
  const names = ['Immediately', ...Array.from({ length: 5 }, () => 'Next'), /^B /, 'Finish'];
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(await within(document.body).findByRole('button', { name: 'Finish anyway' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'View Results' }));
}

export const ResultOfAVisitor = meta.story({
  play: async (story) => {
    await finish(story);
    await expect(await story.canvas.findByText(/^Your result is only on this device\./)).toBeVisible();
    mockLogIn();
    await waitFor(() => expect(shownToasts()).toContain('A kept result has been saved.'), { timeout: 5000 });
    await expect(await story.canvas.findByText('Saved to your profile.')).toBeVisible();
  },
});

export const ResultSaving = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(saveExamAttempt));
  },
  play: async (story) => {
    await finish(story);
    await expect(await story.canvas.findByText('Saving your result…')).toBeVisible();
  },
});

export const ResultSaved = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async (story) => {
    await finish(story);
    await expect(await story.canvas.findByText('Saved to your profile.')).toBeVisible();
  },
});

export const ResultKept = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockUnreachable(saveExamAttempt));
  },
  play: async (story) => {
    await finish(story);
    await expect(await story.canvas.findByText(/kept on this device/)).toBeVisible();
    await expect(story.canvas.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    await expect(shownToasts()).toContain('CertCrest cannot be reached, so you have been logged out.');
  },
});

export const ResultRefused = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockRefusal(saveExamAttempt, saveExamAttempt.refusals.examNotFound));
  },
  play: async (story) => {
    await finish(story);
    await expect(await story.canvas.findByText(/There is no such exam/)).toBeVisible();
  },
});
