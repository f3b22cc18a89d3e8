import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { rememberExam } from '../../data/exams/currentExam.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { paths } from '../../app/paths.ts';
import HomeScreen from './HomeScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { padded: false, path: paths.home.href() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Platform App Builder' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^B When a case is updated/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Correct.');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(retrieveAllExams)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(retrieveAllExams, () => [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No certifications yet' })).toBeVisible();
  },
});

export const Error = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(commonRefusals.unavailable.error);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Platform App Builder' });
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Platform App Builder' });
  },
});

export const Dark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Platform App Builder' });
  },
});

export const JustLoggedIn = meta.story({
  parameters: { path: paths.login.href() },
  beforeEach: () => {
    rememberExam('administrator');
    mockLogIn();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, ana.silva' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the quiz' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
  },
});
