import preview from '#.storybook/preview';
import { CarryOnPanelSkeleton } from './CarryOnPanelSkeleton.tsx';

const meta = preview.meta({ component: CarryOnPanelSkeleton, parameters: { padded: false } });

export const Default = meta.story({});
