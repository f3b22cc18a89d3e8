import preview from '#.storybook/preview';
import { ExamContentsSkeleton } from './ExamContentsSkeleton.tsx';

const meta = preview.meta({ component: ExamContentsSkeleton });

export const Default = meta.story({});
