import preview from '#.storybook/preview';
import { PracticeSkeleton } from './PracticeSkeleton.tsx';

const meta = preview.meta({ component: PracticeSkeleton });

export const Default = meta.story({});
