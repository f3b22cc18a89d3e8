import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { FlagButton } from '../FlagButton/FlagButton.tsx';
import { NoteButton } from '../NoteButton/NoteButton.tsx';
import { QuestionHead } from './QuestionHead.tsx';

const meta = preview.meta({
  component: QuestionHead,
  args: {
    about: 'Security and Access',
    striking: true,
    onStriking: fn(),
    children: (
      <>
        <FlagButton selected={false} onChange={fn()} />
        <BookmarkButton selected={false} onChange={fn()} />
        <NoteButton noted={false} expanded={false} />
      </>
    ),
  },
});

export const Default = meta.story();
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Strike out', pressed: true }));
    await expect(args.onStriking).toHaveBeenCalledWith(false);
  },
});
