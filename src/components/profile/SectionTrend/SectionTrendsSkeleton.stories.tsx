import preview from '#.storybook/preview';
import { SectionTrendsSkeleton } from './SectionTrendsSkeleton.tsx';

const meta = preview.meta({ component: SectionTrendsSkeleton });

export const Default = meta.story({});
