import preview from '#.storybook/preview';
import { ExamHistorySkeleton } from './ExamHistorySkeleton.tsx';

const meta = preview.meta({ component: ExamHistorySkeleton });

export const Default = meta.story({});
