import { Suspense, useRef, useState } from 'react';
import { isOfKind } from '../../../domain/member/kinds.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { MarkedQuestion } from '../../components/profile/MarkedQuestions/MarkedQuestion.tsx';
import { NoteText } from '../../components/quiz/NoteText/NoteText.tsx';
import { QuestionTool } from '../../components/quiz/QuestionHead/QuestionTool.tsx';
import { failureText } from '../../data/ApiError.ts';
import { useMarks } from '../../data/learning/marks.ts';
import { useNoteDraft } from '../../data/learning/noteDrafts.ts';
import type { QuestionId } from '../../data/learning/questionId.ts';
import { OwnNotePart } from '../../flows/ownNotePart.tsx';
import { useBookmark } from '../../flows/useBookmark.ts';
import type { Marked } from './markedQuestions.ts';

interface OwnQuestionProps {
  userId: string;
  question: Marked;
  /** Where it is practiced. */
  href: string | undefined;
  /** It is about to change: it stays on show. */
  onTouch: (id: QuestionId) => void;
}

/** One of the user's questions: its bookmark and note can be changed in place. */
export function OwnQuestion({ userId, question: { own, words, section }, href, onTouch }: OwnQuestionProps) {
  const { examId, questionId, lastPercent, lastAskedAt, bookmarkedAt, note } = own;
  const id = { examId, questionId };
  const marks = useMarks(userId);
  const bookmark = useBookmark(userId);
  const draft = useNoteDraft(id);
  const [isEditing, setEditing] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const isBookmarked = bookmarkedAt !== undefined;

  async function remove() {
    // The button goes with its question: the page's content takes the focus.
    document.querySelector('main')?.focus({ preventScroll: true });
    try {
      if (isBookmarked) await marks.bookmark(id, false);
      if (note !== undefined) await marks.note(id, '');
      showToast('It was removed.', 'success');
    } catch (problem) {
      showToast(failureText(problem, 'It could not be removed. Try again.'), 'error');
    }
  }
  function closeNote() {
    setEditing(false);
    noteButton.current?.focus();
  }
  const editor = (
    <Suspense>
      <OwnNotePart userId={userId} id={id} note={note} focusOnMount onClose={closeNote} />
    </Suspense>
  );
  const isMissed = lastPercent !== undefined && lastAskedAt !== undefined && isOfKind(own, 'missed');
  return (
    <MarkedQuestion
      words={words}
      href={href}
      section={section}
      timesAsked={own.timesAsked}
      missed={isMissed ? { date: lastAskedAt, percent: lastPercent } : undefined}
      note={isEditing ? editor : note !== undefined && <NoteText text={note} />}
    >
      {words === undefined ? (
        <Actions actions={[{ label: 'Remove', onClick: () => void remove(), variant: 'text' }]} size="small" />
      ) : (
        <>
          <QuestionTool
            tool="bookmark"
            on={isBookmarked}
            onClick={() => {
              onTouch(id);
              bookmark(id, !isBookmarked);
            }}
          />
          <QuestionTool
            tool="note"
            on={note !== undefined}
            aria-expanded={isEditing}
            data-draft={draft !== undefined}
            ref={noteButton}
            onClick={() => {
              onTouch(id);
              setEditing(!isEditing);
            }}
          >
            {draft === undefined ? undefined : 'Unsaved note'}
          </QuestionTool>
        </>
      )}
    </MarkedQuestion>
  );
}
