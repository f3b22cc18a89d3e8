import preview from '#.storybook/preview';
import { ScoreTrendSkeleton } from './ScoreTrendSkeleton.tsx';

const meta = preview.meta({ title: 'Profile/ScoreTrendSkeleton', component: ScoreTrendSkeleton });

export const Default = meta.story({});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
