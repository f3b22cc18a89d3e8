import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { commonRefusals } from '../../../contract/errors.ts';
import { retrieveAllExams } from '../../../contract/exams.ts';
import { examList } from '../../mocks/fixtures/examList.ts';
import { mock, mockPending, mockRefusal } from '../../mocks/mock.ts';
import { paths } from '../../app/paths.ts';
import CertificationsScreen from './CertificationsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Certifications',
  component: CertificationsScreen,
  parameters: { padded: false, path: paths.certifications.href() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Platform App Builder' });
    await expect(link).toHaveAttribute('href', paths.quiz.href('appBuilder'));
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
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
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const ErrorOvercome = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal(retrieveAllExams, commonRefusals.unavailable)),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mock(retrieveAllExams, () => examList));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Platform App Builder' })).toBeVisible();
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
