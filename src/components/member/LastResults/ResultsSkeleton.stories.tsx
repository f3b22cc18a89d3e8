import preview from '#.storybook/preview';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

const meta = preview.meta({ component: ResultsSkeleton });

export const Default = meta.story({});
