import preview from '#.storybook/preview';
import { AccountSummarySkeleton } from './AccountSummarySkeleton.tsx';

const meta = preview.meta({ component: AccountSummarySkeleton });

export const Default = meta.story({});
