import Button, { type ButtonProps } from '@mui/material/Button';
import { memo } from 'react';
import { part } from '../../../theme/part.ts';
import { StrikeIcon } from '../../base/icons/examIcons.tsx';
import { BookmarkedIcon, BookmarkIcon, FlagIcon, NoteIcon, SpeechIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part(Button, 'CcQuestionTool', 'Root', ({ theme: { typography, vars } }) => ({
  color: vars.palette.text.secondary,
  fontWeight: typography.fontWeightRegular,
  // Its look may change with a pick or with the next question, which a transition would paint later.
  transition: 'none',
  // While the keyboard is at it, it stays.
  '&[aria-disabled="true"]:not(:focus-visible)': { visibility: 'hidden' },
  '&[data-on="true"]': { color: vars.palette.primary.main },
  '&[data-tool="flag"][data-on="true"]': { color: vars.palette.warning.main },
  // Forced colors take the color away.
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
}));

/** Each with its words, and those when it is on. */
const tools = {
  flag: { Icon: FlagIcon, words: 'Flag', whenOn: 'Flagged' },
  strike: { Icon: StrikeIcon, words: 'Strike out', whenOn: 'Strike out' },
  bookmark: { Icon: BookmarkIcon, words: 'Bookmark', whenOn: 'Bookmarked' },
  note: { Icon: NoteIcon, words: 'Add a note', whenOn: 'Edit note' },
  report: { Icon: SpeechIcon, words: 'Report', whenOn: 'Report' },
};

const aria = (tool: keyof typeof tools, on: boolean): ButtonProps =>
  tool === 'note' ? {} : tool === 'report' ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': on };

export interface QuestionToolProps extends Omit<ButtonProps, 'variant' | 'startIcon'> {
  /** What it does: its icon and its words. */
  tool: keyof typeof tools;
  /** Whether the question is bookmarked, noted or flagged, or its answers can be struck out. @default false */
  on?: boolean;
}

/**
 * A tool of one question: its bookmark, its note, a report, a flag, or striking out answers.
 *
 * @when What a learner does with one question, in QuestionHead and MarkedQuestion.
 * @whenNot From one question to another: QuizControls.
 * @do Put it into a group that names the question, as its own words do not.
 * @do Use the flag for a question to come back to in this quiz, the bookmark for one to find again later.
 * @keyboard Enter, Space: press it; the focus stays, unless what it opens takes it.
 * @screenReader A button: pressed or not, or, for a note, expanded or collapsed. "Report this question" opens a dialog.
 * @status new
 */
export const QuestionTool = memo(function QuestionTool({ tool, on = false, children, ...rest }: QuestionToolProps) {
  const { Icon, words, whenOn } = tools[tool];
  return (
    <Root
      variant="text"
      size="small"
      startIcon={tool === 'bookmark' && on ? <BookmarkedIcon /> : <Icon />}
      data-tool={tool}
      data-on={on}
      {...aria(tool, on)}
      {...rest}
    >
      {children ?? (on ? whenOn : words)}
      {tool === 'report' && <VisuallyHidden> this question</VisuallyHidden>}
    </Root>
  );
});
