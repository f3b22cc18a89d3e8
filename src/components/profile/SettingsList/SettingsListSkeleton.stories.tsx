import preview from '#.storybook/preview';
import { SettingsListSkeleton } from './SettingsListSkeleton.tsx';

const meta = preview.meta({ component: SettingsListSkeleton });

export const Default = meta.story({});
