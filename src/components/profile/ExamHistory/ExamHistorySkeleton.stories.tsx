import preview from '#.storybook/preview';
import { ExamHistorySkeleton } from './ExamHistorySkeleton.tsx';

const meta = preview.meta({ component: ExamHistorySkeleton });

export const Default = meta.story({});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
