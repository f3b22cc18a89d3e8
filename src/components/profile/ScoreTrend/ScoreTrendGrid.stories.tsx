import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockUserDetails } from '../../../mocks/fixtures/profile.ts';
import { ScoreTrend } from './ScoreTrend.tsx';
import { ScoreTrendGrid } from './ScoreTrendGrid.tsx';

const trends = mockUserDetails().exams.map(({ name, passMark, attempts }) => (
  <ScoreTrend key={name} name={name} passMark={passMark} attempts={attempts} />
));

const meta = preview.meta({ component: ScoreTrendGrid, args: { children: trends } });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('circle')).not.toBeNull());
  },
});
