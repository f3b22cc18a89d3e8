import preview from '#.storybook/preview';
import type { Action } from '../../base/Actions/Actions.tsx';
import { ClosingCall } from './ClosingCall.tsx';

const actions: Action[] = [
  { label: 'Try Platform Administrator', href: '/certifications/administrator', variant: 'call' },
];

const meta = preview.meta({
  component: ClosingCall,
  args: {
    titleId: 'start',
    title: 'Ten questions from now, you’ll know where you stand',
    children: 'The first ten cover every section of the guide. No sign-up, nothing to install.',
    actions,
  },
});

export const Default = meta.story({});
