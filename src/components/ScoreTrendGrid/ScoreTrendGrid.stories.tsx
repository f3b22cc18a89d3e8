import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExamRecord, mockUserDetails } from '../../mocks/fixtures/profile.ts';
import { ScoreTrend } from '../ScoreTrend/ScoreTrend.tsx';
import { ScoreTrendGrid } from './ScoreTrendGrid.tsx';

/** The drawings are there: they load by themselves, and then take their measure. */
const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('circle')).not.toBeNull(), { timeout: 5000 });
};

const meta = preview.meta({
  title: 'Profile/ScoreTrendGrid',
  component: ScoreTrendGrid,
  args: { children: mockUserDetails().exams.map((exam) => <ScoreTrend key={exam.name} {...exam} />) },
  play: drawn,
});

export const Default = meta.story({});
export const OneExam = meta.story({ args: { children: <ScoreTrend {...mockExamRecord()} /> } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
