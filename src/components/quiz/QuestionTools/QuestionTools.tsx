import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ReportIcon } from '../../base/icons/icons.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { NoteButton } from '../NoteButton/NoteButton.tsx';
import { NoteText } from '../NoteText/NoteText.tsx';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { toolRow } from './toolRow.ts';

const Root = part('div', 'CcQuestionTools', 'Root', ({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

const Corrected = part(Typography, 'CcQuestionTools', 'Corrected', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const Row = part('div', 'CcQuestionTools', 'Row', toolRow);

export interface QuestionToolsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Whether the learner has bookmarked the question. */
  bookmarked: boolean;
  /** The learner bookmarks it, or removes the bookmark. */
  onBookmark: (bookmarked: boolean) => void;
  /** The learner's note on it; undefined where there is none. */
  note: string | undefined;
  /** Whether something was typed into it that is not saved. @default false */
  unsaved?: boolean;
  /** Opens the editor of the note, or closes it. */
  onNote: () => void;
  /** The button of `onNote`: the focus returns to it. */
  noteRef?: Ref<HTMLButtonElement>;
  /** The editor of the note, in the note's place, while it is open. */
  editor?: ReactNode;
  /** Reports it. Without it, nothing offers to: before its answers are revealed. */
  onReport?: (() => void) | undefined;
  /** The question has changed since the learner last answered it: the day, as an ISO date, or `true` where it is unknown. */
  corrected?: string | true | undefined;
}

/**
 * What a learner keeps of a question, and how they report it: a quiet row below its answers.
 *
 * @when Below a question in practice or review, for a learner who is logged in.
 * @whenNot In an exam simulation that runs: FlagButton.
 * @whenNot A question in the list on the profile: MarkedQuestion.
 * @do Offer the report only once the answers are revealed.
 * @do Put a NoteEditor in the note's place while it is open, and a ReportDialog beside it.
 * @keyboard Tab: moves through the note's editor, if it is open, then bookmark, note and report.
 * @keyboard Enter, Space: bookmarks, opens or closes the editor, or opens the report.
 * @screenReader A group "This question" with a button that is pressed or not, one that says whether the editor is
 *   expanded, and one that opens a dialog.
 * @screenReader A note stands above them as a group "Your note"; that the question was corrected is read before it.
 * @status new
 */
export function QuestionTools({
  bookmarked,
  onBookmark,
  note,
  unsaved = false,
  onNote,
  noteRef,
  editor,
  onReport,
  corrected,
  ...rest
}: QuestionToolsProps) {
  const isOpen = Boolean(editor);
  return (
    <Root {...rest}>
      {corrected !== undefined && (
        <Corrected variant="label" component="p">
          {corrected === true ? (
            'Corrected since you last answered it.'
          ) : (
            <>
              Corrected on <LocalDate date={corrected} />, since you last answered it.
            </>
          )}
        </Corrected>
      )}
      {note !== undefined && !isOpen && <NoteText text={note} />}
      {editor}
      <Row role="group" aria-label="This question">
        <BookmarkButton selected={bookmarked} onChange={onBookmark} />
        <NoteButton
          noted={note !== undefined}
          unsaved={unsaved}
          expanded={isOpen}
          onClick={onNote}
          {...(noteRef && { ref: noteRef })}
        />
        {onReport && (
          <Button
            variant="text"
            size="small"
            startIcon={<ReportIcon />}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              // The focus returns to it; Safari does not focus a button that is clicked.
              currentTarget.focus();
              onReport();
            }}
          >
            Report
            <VisuallyHidden> this question</VisuallyHidden>
          </Button>
        )}
      </Row>
    </Root>
  );
}
