import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LearnerQuestion } from '../../../contract/learning.ts';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { QuestionTool } from '../../components/quiz/QuestionHead/QuestionTool.tsx';
import type { LoadedQuestion } from '../../data/exams/loadedExam.ts';
import { useNoteDraft } from '../../data/learning/noteDrafts.ts';
import { MissingForm, OwnNotePart } from '../../flows/ownNotePart.tsx';
import { useBookmark } from '../../flows/useBookmark.ts';
import { type Learned, useRunInfo } from './useRun.ts';

const SendReport = lazyPart(async () => (await import('./SendReport.tsx')).SendReport, MissingForm);

export interface QuestionMarksProps {
  learned: Learned;
  /** The question on show. */
  question: LoadedQuestion;
  /** Its card: a note is written at its end, below the answers, which stay where they are. */
  card: HTMLElement | null;
}

/** What a user keeps of the question on show: its bookmark and their note; and the way to report it. */
export function QuestionMarks({ learned: { userId, questions }, question, card }: QuestionMarksProps) {
  const id = { examId: useRunInfo().exam.examId, questionId: question.id };
  const own = questions?.find(({ questionId }) => questionId === question.id);
  const isBookmarked = own?.bookmarkedAt !== undefined;
  const bookmark = useBookmark(userId);
  const draft = useNoteDraft(id);
  // A note that was left unsaved is open when its question is on show again.
  const [editor, setEditor] = useState<'closed' | 'kept' | 'opened'>(draft === undefined ? 'closed' : 'kept');
  const [report, setReport] = useState<'never' | 'open' | 'closed'>('never');
  const noteButton = useRef<HTMLButtonElement>(null);
  const corrected = correctedSince(question, own);
  // Their code is here before the network may be lost.
  useEffect(() => {
    void OwnNotePart.preload();
    void SendReport.preload();
  }, []);
  return (
    <>
      <QuestionTool tool="bookmark" on={isBookmarked} onClick={() => bookmark(id, !isBookmarked)} />
      <QuestionTool
        tool="note"
        ref={noteButton}
        on={own?.note !== undefined}
        aria-expanded={editor !== 'closed'}
        onClick={() => setEditor(editor === 'closed' ? 'opened' : 'closed')}
      >
        {draft === undefined ? undefined : 'Unsaved note'}
      </QuestionTool>
      <QuestionTool
        tool="report"
        onClick={({ currentTarget }) => {
          // The focus returns to it; Safari does not focus a button that is clicked.
          currentTarget.focus();
          setReport('open');
        }}
      />
      {corrected !== undefined && (
        <Typography variant="label" color="textSecondary" sx={{ flexBasis: '100%', order: 1 }}>
          Corrected {corrected !== true && <LocalDate date={corrected} />} since you last answered it.
        </Typography>
      )}
      {editor !== 'closed' &&
        card &&
        createPortal(
          <Stack sx={{ paddingTop: 2 }}>
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
          </Stack>,
          card,
        )}
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
