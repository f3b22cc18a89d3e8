import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { retrieveLearnerQuestions, retrieveSectionHistory } from '../../../contract/learning.ts';
import { retrieveUserDetails } from '../../../contract/profile.ts';
import { paths, startPracticeHref } from '../../../domain/paths.ts';
import { keepQuiz } from '../../data/runs/kept.ts';
import { mockMarkedQuestions, mockMember, mockSectionHistory } from '../../mocks/fixtures/member.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { mockToday } from '../../mocks/today.ts';
import HomeScreen from './HomeScreen.tsx';

/** Scrolls to everything that loads only when it is near, so that the picture has it. */
async function scrollThrough(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const carousel = await page.findByRole('group', { name: 'Testimonials' });
  carousel.scrollIntoView({ block: 'center' });
  await page.findByRole('button', { name: 'Next' });
  for (const image of canvasElement.querySelectorAll<HTMLImageElement>('img:not([inert] img)')) {
    image.scrollIntoView({ block: 'center' });
    await image.decode();
  }
  window.scrollTo(0, 0);
}

const meta = preview.meta({
  component: HomeScreen,
  parameters: { padded: false, path: paths.home.href() },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Platform App Builder' })).toBeVisible();
    await scrollThrough(canvasElement);
  },
});

/** The sample question says at once whether a pick is right. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await scrollThrough(canvasElement);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(retrieveAllExams, () => [])),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No certifications yet' })).toBeVisible();
    await scrollThrough(canvasElement);
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unavailable)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(commonRefusals.unavailable.error)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollThrough(canvasElement);
  },
});

/** Someone who has left a quiz of 60 questions yesterday, and whose exam is in 20 days. */
export const WithMember = meta.story({
  beforeEach: async ({ msw }) => {
    const endYesterday = mockToday('2026-11-21T12:00:00');
    const { userId } = mockLogIn();
    const picks = Object.fromEntries(Array.from({ length: 22 }, (_, index) => [`q${index}`, ['a']]));
    const run = { link: 'developer1', userId, runId: 'left' };
    await keepQuiz(run, { mode: 'end', set: 2, picks, position: 23, total: 60 });
    endYesterday();
    const end = mockToday('2026-11-22T12:00:00');
    mockLogIn({ examDates: [{ examId: 'administrator', date: '2026-12-12' }] });
    msw.use(
      mock(retrieveUserDetails, () => mockMember()),
      mock(retrieveSectionHistory, () => ({ attempts: mockSectionHistory })),
      mock(retrieveLearnerQuestions, () => ({ questions: mockMarkedQuestions })),
    );
    return end;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pick up at question 23' })).toBeVisible();
    await expect(canvas.getByText(/You stopped yesterday with 22 of 60 answered/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Your exam date' })).toHaveTextContent(
      '20 days until your Platform Administrator exam',
    );
    const exams = within(await canvas.findByRole('region', { name: 'My exams' }));
    await expect(await exams.findByText('31 of 195 questions seen')).toBeVisible();
    await expect(exams.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Practice Automation' })).toBeVisible();
    const last = within(canvas.getByRole('region', { name: 'Last results' }));
    await expect(last.getAllByRole('listitem')[0]).toHaveTextContent(/Exam simulation, 60 questions.*Passed.*65%/);
    await expect(await canvas.findByRole('link', { name: 'Review 31 missed questions' })).toBeVisible();
  },
});

export const WithMemberLoading = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mockPending(retrieveUserDetails));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading...'))[0]).toBeInTheDocument();
  },
});

export const WithMemberEmpty = meta.story({
  beforeEach: () => void mockLogIn(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Start with Platform Administrator' }),
    ).toBeVisible();
    const exams = within(await canvas.findByRole('region', { name: 'Or start with another exam' }));
    await expect(exams.getAllByRole('link')).toHaveLength(6);
    await expect(exams.getByRole('link', { name: 'Platform App Builder' })).toHaveAttribute(
      'href',
      startPracticeHref('appBuilder', undefined),
    );
    await expect(await canvas.findByRole('button', { name: 'Set a date' })).toBeVisible();
  },
});

/** The rest of the page works. */
export const WithMemberError = meta.story({
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(
      mock(retrieveUserDetails, () => mockMember()),
      mockRefusal(retrieveSectionHistory, commonRefusals.unavailable),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Some of your results could not be loaded');
    await expect(canvas.getByRole('region', { name: 'Last results' })).toBeVisible();
  },
});
