import * as z from 'zod/mini';
import { NOTE_LENGTH, saveNote } from '../../contract/learning.ts';
import { showToast } from '../components/frame/Toaster/showToast.ts';
import { NoteEditor, type NoteEditorProps } from '../components/quiz/NoteEditor/NoteEditor.tsx';
import { failureText } from '../data/ApiError.ts';
import { useMarks } from '../data/learning/marks.ts';
import { keepNoteDraft, useNoteDraft } from '../data/learning/noteDrafts.ts';
import type { QuestionId } from '../data/learning/questionId.ts';
import { useMutation } from '../data/useMutation.ts';

const schema = z.pick(saveNote.body, { text: true });

export interface OwnNoteProps extends Pick<NoteEditorProps, 'onClose' | 'focusOnMount'> {
  /** Whose note it is. */
  userId: string;
  /** The question that it is on. */
  id: QuestionId;
  /** The note as it is saved; undefined where there is none. */
  note: string | undefined;
}

/** Edits a user's note on a question, and saves it. What was typed is kept while it is closed, until the page is left. */
export function OwnNote({ userId, id, note = '', onClose, ...rest }: OwnNoteProps) {
  const marks = useMarks(userId);
  const draft = useNoteDraft(id);
  const { run, isRunning, error } = useMutation(saveNote.path, async (text: string) => {
    await marks.note(id, text);
    return true;
  });

  function close() {
    keepNoteDraft(id, undefined);
    onClose();
  }
  async function save({ text }: { text: string }) {
    if (!(await run(text))) return;
    showToast(text.trim() === '' ? 'Your note was removed.' : 'Your note was saved.', 'success');
    close();
  }
  return (
    <NoteEditor
      schema={schema}
      limit={NOTE_LENGTH}
      saved={note}
      draft={draft}
      onEdit={(text) => keepNoteDraft(id, text === note ? undefined : text)}
      onSubmit={save}
      loading={isRunning}
      error={error && failureText(error, 'Your note could not be saved. Try again.')}
      onClose={onClose}
      onDiscard={close}
      {...rest}
    />
  );
}
