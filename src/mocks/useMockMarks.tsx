import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { NOTE_LENGTH, saveNote } from '../../contract/learning.ts';
import { NoteEditor } from '../components/quiz/NoteEditor/NoteEditor.tsx';
import { NoteText } from '../components/quiz/NoteText/NoteText.tsx';
import { QuestionTool } from '../components/quiz/QuestionHead/QuestionTool.tsx';

const schema = z.pick(saveNote.body, { text: true });

/** A question's bookmark and note in a story: tools that work, and the note's form or its text. */
export function useMockMarks(isBookmarked = false, first = '') {
  const [bookmarked, setBookmarked] = useState(isBookmarked);
  const [note, setNote] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const tool = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    tool.current?.focus();
  };
  const tools = (
    <>
      <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)} />
      <QuestionTool ref={tool} tool="note" on={note !== ''} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
    </>
  );
  const editor = (
    <NoteEditor
      schema={schema}
      limit={NOTE_LENGTH}
      saved={note}
      loading={false}
      focusOnMount
      onSubmit={async ({ text }) => {
        setNote(text);
        close();
      }}
      onClose={close}
      onDiscard={close}
    />
  );
  return { tools, note: isOpen ? editor : note !== '' && <NoteText text={note} /> };
}

/** What defines the `schema` of the form in code that pages of the catalog hand out. */
export const noteSchema = `import * as z from 'zod/mini';
import { saveNote } from '../../../contract/learning.ts';

const schema = z.pick(saveNote.body, { text: true });`;

/** The states of a note in such code. */
export const noteStates = `  const [note, setNote] = useState('');
  const [writing, setWriting] = useState(false);
  const tool = useRef<HTMLButtonElement>(null);
  const close = () => {
    setWriting(false);
    tool.current?.focus();
  };`;

/** The tool in such code that opens the form, behind this many spaces. */
export const noteTool = (indent: number): string =>
  `<QuestionTool
  ref={tool}
  tool="note"
  on={note !== ''}
  aria-expanded={writing}
  onClick={() => setWriting(!writing)}
/>`.replaceAll('\n', `\n${' '.repeat(indent)}`);

/** A note's form or its text in such code, behind this many spaces. */
export const noteForm = (indent: number): string =>
  `writing ? (
  <NoteEditor
    schema={schema}
    limit={2000}
    saved={note}
    loading={false}
    focusOnMount
    onSubmit={async ({ text }) => {
      setNote(text);
      close();
    }}
    onClose={close}
    onDiscard={close}
  />
) : (
  note && <NoteText text={note} />
)`.replaceAll('\n', `\n${' '.repeat(indent)}`);
