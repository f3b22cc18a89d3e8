import Button, { type ButtonProps } from '@mui/material/Button';
import { part } from '../../../theme/part.ts';
import { NoteIcon } from '../../base/icons/icons.tsx';

const Root = part(Button, 'CcNoteButton', 'Root', ({ theme }) => ({
  '&[data-noted="true"]': { color: theme.vars.palette.primary.main },
}));

export interface NoteButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'startIcon'> {
  /** Whether there is a note. */
  noted: boolean;
  /** Whether something was typed into it that is not saved. @default false */
  unsaved?: boolean;
  /** Whether the note's editor is open. */
  expanded: boolean;
}

/**
 * Opens the editor of a learner's note on a question, or closes it.
 *
 * @when Beside a BookmarkButton, in QuestionHead and MarkedQuestion.
 * @whenNot Showing the note: NoteText.
 * @do Give the focus back to it when the editor is closed.
 * @keyboard Enter, Space: opens the editor, or closes it.
 * @screenReader A button that says whether there is a note, or one that was not saved, and whether the editor is
 *   expanded.
 * @status new
 */
export function NoteButton({ noted, unsaved = false, expanded, ...rest }: NoteButtonProps) {
  return (
    <Root variant="text" size="small" startIcon={<NoteIcon />} aria-expanded={expanded} data-noted={noted} {...rest}>
      {unsaved ? 'Unsaved note' : noted ? 'Edit the note' : 'Add a note'}
    </Root>
  );
}
