import { Suspense, useRef, useState } from 'react';
import { MarkedQuestion } from '../../components/profile/MarkedQuestions/MarkedQuestion.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { failureText } from '../../data/learning/failure.ts';
import { useMarks } from '../../data/learning/marks.ts';
import type { QuestionId } from '../../data/learning/questionId.ts';
import { isOfKind } from '../../../domain/member/kinds.ts';
import { useNoteDraft } from '../../data/learning/noteDrafts.ts';
import { OwnNotePart } from '../../flows/ownNotePart.tsx';
import { useBookmark } from '../../flows/useBookmark.ts';
import type { Marked } from './markedQuestions.ts';

export interface OwnQuestionProps {
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

  async function remove() {
    try {
      if (bookmarkedAt !== undefined) await marks.bookmark(id, false);
      if (note !== undefined) await marks.note(id, '');
      showToast('It was removed.', 'success');
    } catch (problem) {
      showToast(failureText(problem, 'It could not be removed. Try again.'), 'error');
    }
  }
  return (
    <MarkedQuestion
      words={words}
      href={href}
      section={section}
      missed={
        lastPercent !== undefined && lastAskedAt !== undefined && isOfKind(own, 'missed')
          ? { date: lastAskedAt, percent: lastPercent }
          : undefined
      }
      bookmarked={bookmarkedAt !== undefined}
      onBookmark={(bookmarked) => {
        onTouch(id);
        bookmark(id, bookmarked);
      }}
      note={note}
      unsaved={draft !== undefined}
      onNote={() => {
        onTouch(id);
        setEditing(!isEditing);
      }}
      noteRef={noteButton}
      editor={
        isEditing && (
          <Suspense>
            <OwnNotePart
              userId={userId}
              id={id}
              note={note}
              focusOnMount
              onClose={() => {
                setEditing(false);
                noteButton.current?.focus();
              }}
            />
          </Suspense>
        )
      }
      onRemove={() => void remove()}
    />
  );
}
