import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { QuestionTool } from '../../quiz/QuestionHead/QuestionTool.tsx';
import { NoteText } from '../../quiz/NoteText/NoteText.tsx';

const Root = part('li', 'CcMarkedQuestion', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(2.5, 0, 1),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: theme.spacing(4) },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Words = part(Typography, 'CcMarkedQuestion', 'Words', { maxWidth: '72ch', overflowWrap: 'anywhere' });

const Target = part(Link, 'CcMarkedQuestion', 'Target', { display: 'block' });

/** The beginning tells a question from the others; a whole one can be long. The link's focus ring stands around it. */
const Beginning = part('span', 'CcMarkedQuestion', 'Beginning', {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** Beside the question, or below it where there is no room. */
const Row = part('div', 'CcMarkedQuestion', 'Row', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: theme.spacing(0.5),
  // The words of the first button stand in line with the text above.
  marginInlineStart: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2 / span 3', alignSelf: 'start' },
}));

/** Its words may take two lines. */
const Remove = part(Button, 'CcMarkedQuestion', 'Remove', { whiteSpace: 'normal' });

export interface MarkedQuestionProps extends Omit<ElementProps<'li'>, 'children'> {
  /** The question without its code; undefined where it is gone, or no longer open to the learner. */
  words: string | undefined;
  /** Where it is practiced. */
  href?: string | undefined;
  /** Section of the exam guide. */
  section?: string | undefined;
  /** When it was last not right, as an ISO time, and which percentage of it was; undefined where it was right. */
  missed?: { readonly date: string; readonly percent: number } | undefined;
  /** Whether it is bookmarked. */
  bookmarked: boolean;
  /** The learner bookmarks it, or removes the bookmark. */
  onBookmark: (bookmarked: boolean) => void;
  /** The learner's note on it. */
  note?: string | undefined;
  /** Whether something was typed into it that is not saved. @default false */
  unsaved?: boolean;
  /** Opens the editor of the note, or closes it. */
  onNote: () => void;
  /** The button of `onNote`: the focus returns to it. */
  noteRef?: Ref<HTMLButtonElement>;
  /** The editor of the note, in the note's place, while it is open. */
  editor?: ReactNode;
  /** Removes bookmark and note of a question that is gone. */
  onRemove: () => void;
}

/**
 * A question that the learner has missed, bookmarked or noted, in a list: it leads to being practiced.
 *
 * @when In the list of MarkedQuestions.
 * @whenNot A question of a finished quiz: AnswerList.
 * @do Put a NoteEditor into `editor` while the note is being written, and the focus back on its button afterwards.
 * @do Keep a question in the list when its last mark is removed, so that it can be marked again.
 * @screenReader A list item: the question is a link, and its buttons are a group that it names. The button of the note
 *   is expanded while the editor is open.
 * @screenReader When a question that is gone is removed, the focus goes to the page's content.
 * @status new
 */
export function MarkedQuestion({
  words,
  href,
  section,
  missed,
  bookmarked,
  onBookmark,
  note,
  unsaved = false,
  ...others
}: MarkedQuestionProps) {
  const { onNote, noteRef, editor, onRemove, ...rest } = others;
  const id = useId();
  const isOpen = Boolean(editor);
  return (
    <Root {...rest}>
      <Words id={id}>
        {words === undefined ? (
          'This question is gone, or no longer open to you.'
        ) : (
          <Target href={href} color="inherit" underline="hover">
            <Beginning>{words}</Beginning>
          </Target>
        )}
      </Words>
      {(section !== undefined || missed) && (
        <Typography variant="body2" color="textSecondary">
          {section}
          {section !== undefined && missed && ' · '}
          {missed && (
            <>
              {missed.percent === 0 ? 'Missed on ' : `${Math.round(missed.percent)}% right on `}
              <LocalDate date={missed.date} />
            </>
          )}
        </Typography>
      )}
      {note !== undefined && !isOpen && <NoteText text={note} />}
      {editor}
      <Row role="group" aria-labelledby={id}>
        {words === undefined ? (
          <Remove
            variant="text"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes with its question: the page's content takes the focus.
              currentTarget.closest('main')?.focus({ preventScroll: true });
              onRemove();
            }}
          >
            {bookmarked && note !== undefined
              ? 'Remove bookmark and note'
              : bookmarked
                ? 'Remove the bookmark'
                : 'Remove note'}
          </Remove>
        ) : (
          <>
            <QuestionTool tool="bookmark" on={bookmarked} onClick={() => onBookmark(!bookmarked)} />
            <QuestionTool
              tool="note"
              on={note !== undefined}
              aria-expanded={isOpen}
              onClick={onNote}
              {...(noteRef && { ref: noteRef })}
            >
              {unsaved ? 'Unsaved note' : undefined}
            </QuestionTool>
          </>
        )}
      </Row>
    </Root>
  );
}
