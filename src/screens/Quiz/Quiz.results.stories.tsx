import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { retrieveSectionHistory } from '../../../contract/learning.ts';
import { startPracticeHref } from '../../../domain/paths.ts';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { mockFinishedQuiz, mockSectionHistory } from '../../mocks/fixtures/finishedQuiz.ts';
import { mockLogIn } from '../../mocks/logIn.ts';
import { mock } from '../../mocks/mock.ts';
import { QuizSummary } from './QuizSummary.tsx';

const meta = preview.meta({
  title: 'Quiz: results',
  component: QuizSummary,
  parameters: { padded: false },
  args: {
    run: mockFinishedQuiz(),
    link: 'administrator',
    attemptId: 'attempt',
    status: { kind: 'saved' as const },
    onGoTo: fn(),
  },
  decorators: [
    (Story) => (
      <PageSection width="quiz">
        <Story />
      </PageSection>
    ),
  ],
  beforeEach: ({ msw }) => {
    mockLogIn();
    msw.use(mock(retrieveSectionHistory, () => ({ attempts: [...mockSectionHistory] })));
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You've got 41.5 of 60 (69.00%) right.")).toBeVisible();
    await expect(
      await canvas.findByText(
        /^It’s 15% of the exam, and where you lost the most points: 3\.5 of 9 points, at \d:\d\d a question\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start practice' })).toHaveAttribute(
      'href',
      startPracticeHref('administrator', 'automation'),
    );
    await expect(await canvas.findByText('down from 56%')).toBeVisible();
  },
});
