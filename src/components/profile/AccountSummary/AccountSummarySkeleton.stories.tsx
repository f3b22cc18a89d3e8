import preview from '#.storybook/preview';
import { AccountSummarySkeleton } from './AccountSummarySkeleton.tsx';

const meta = preview.meta({ component: AccountSummarySkeleton });

export const Default = meta.story({});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
