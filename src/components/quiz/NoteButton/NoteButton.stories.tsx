import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoteButton } from './NoteButton.tsx';

const meta = preview.meta({
  component: NoteButton,
  args: { noted: false, expanded: false, onClick: fn() },
});

export const Default = meta.story();
