import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CrossIcon } from '../../base/icons/icons.tsx';
import { AskRow, type AskState } from './AskRow.tsx';

const state: AskState = { icon: <CrossIcon fontSize="inherit" />, label: 'Wrong', tone: 'wrong' };

const meta = preview.meta({
  component: AskRow,
  args: {
    index: 14,
    question: 'In which order do the before-save flow, the validation rule and the assignment rule run?',
    section: 'Automation, hard',
    state,
    flagged: true,
    fact: '3:11',
    onClick: fn(),
  },
});

export const Default = meta.story();
