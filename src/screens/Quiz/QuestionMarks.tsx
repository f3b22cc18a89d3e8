import { Suspense, useEffect, useRef, useState } from 'react';
import type { LearnerQuestion } from '../../../contract/learning.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { QuestionTools } from '../../components/quiz/QuestionTools/QuestionTools.tsx';
import type { LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { useNoteDraft } from '../../data/learning/noteDrafts.ts';
import { MissingForm, OwnNotePart } from '../../flows/ownNotePart.tsx';
import { useBookmark } from '../../flows/useBookmark.ts';

const SendReport = lazyPart(async () => (await import('./SendReport.tsx')).SendReport, MissingForm);

export interface QuestionMarksProps {
  examId: string;
  userId: string;
  /** What the user has of the exam's questions. */
  learned: readonly LearnerQuestion[];
  /** The question on show. */
  question: LoadedQuestion;
  /** Whether its answers are revealed, so that it can be reported. */
  revealed: boolean;
}

/** What a user keeps of the question on show: its bookmark and their note; and the way to report it. */
export function QuestionMarks({ examId, userId, learned, question, revealed }: QuestionMarksProps) {
  const id = { examId, questionId: question.id };
  const own = learned.find(({ questionId }) => questionId === question.id);
  const bookmark = useBookmark(userId);
  const draft = useNoteDraft(id);
  // A note that was left unsaved is open when its question is on show again.
  const [editor, setEditor] = useState<'closed' | 'kept' | 'opened'>(draft === undefined ? 'closed' : 'kept');
  const [report, setReport] = useState<'never' | 'open' | 'closed'>('never');
  const noteButton = useRef<HTMLButtonElement>(null);
  // Their code is here before the network may be lost.
  useEffect(() => {
    void OwnNotePart.preload();
    void SendReport.preload();
  }, []);
  return (
    <>
      <QuestionTools
        bookmarked={own?.bookmarkedAt !== undefined}
        onBookmark={(bookmarked) => bookmark(id, bookmarked)}
        note={own?.note}
        unsaved={draft !== undefined}
        onNote={() => setEditor(editor === 'closed' ? 'opened' : 'closed')}
        noteRef={noteButton}
        editor={
          editor !== 'closed' && (
            <Suspense>
              <OwnNotePart
                userId={userId}
                id={id}
                note={own?.note}
                focusOnMount={editor === 'opened'}
                onClose={() => {
                  setEditor('closed');
                  noteButton.current?.focus();
                }}
              />
            </Suspense>
          )
        }
        onReport={revealed ? () => setReport('open') : undefined}
        corrected={correctedSince(question, own)}
      />
      {report !== 'never' && (
        <Suspense>
          <SendReport
            userId={userId}
            id={id}
            version={question.version ?? 1}
            isOpen={report === 'open'}
            onClose={() => setReport('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether, and on which day, a question was corrected since it was last answered. */
function correctedSince({ version, correctedOn }: LoadedQuestion, own: LearnerQuestion | undefined) {
  const isNewer = version !== undefined && own?.lastVersion !== undefined && version > own.lastVersion;
  return isNewer ? (correctedOn ?? true) : undefined;
}
