import Button, { type ButtonProps } from '@mui/material/Button';
import { part } from '../../../theme/part.ts';
import { BookmarkedIcon, BookmarkIcon } from '../../base/icons/icons.tsx';

const Root = part(Button, 'CcBookmarkButton', 'Root', ({ theme }) => ({
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.main },
}));

export interface BookmarkButtonProps extends Omit<ButtonProps, 'variant' | 'startIcon' | 'onChange'> {
  /** Whether the question is bookmarked. */
  selected: boolean;
  /** The learner bookmarks it, or removes the bookmark. */
  onChange: (selected: boolean) => void;
}

/**
 * Bookmarks a question, so that the learner finds it again. For one in an exam that runs, use FlagButton.
 *
 * @when A question that the learner wants to find again, in QuestionHead and MarkedQuestion.
 * @whenNot A question to come back to before an exam is handed in: FlagButton.
 * @whenNot Turning a setting on: MUI's Checkbox or Switch.
 * @do Put it into a group that names the question, as its own words do not.
 * @keyboard Enter, Space: bookmarks, or removes the bookmark.
 * @screenReader A button "Bookmark" or "Bookmarked", pressed or not.
 * @status new
 */
export function BookmarkButton({ selected, onChange, onClick, children, ...rest }: BookmarkButtonProps) {
  return (
    <Root
      variant="text"
      size="small"
      startIcon={selected ? <BookmarkedIcon /> : <BookmarkIcon />}
      aria-pressed={selected}
      onClick={(event) => {
        onClick?.(event);
        onChange(!selected);
      }}
      {...rest}
    >
      {selected ? 'Bookmarked' : 'Bookmark'}
      {children}
    </Root>
  );
}
