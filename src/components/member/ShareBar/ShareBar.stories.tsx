import preview from '#.storybook/preview';
import { ShareBar } from './ShareBar.tsx';

const meta = preview.meta({ component: ShareBar, args: { value: 52, mark: 68 } });

export const Default = meta.story({});
