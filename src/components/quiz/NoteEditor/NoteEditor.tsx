import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ElementProps } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';
import { useValidForm, type FormSchema, type SendForm } from '../../forms/FormFrame/useValidForm.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { NoteText } from '../NoteText/NoteText.tsx';

/** What the editor asks for. */
type NoteValues = { text: string };

export interface NoteEditorProps extends Omit<ElementProps<'form'>, 'children' | 'onSubmit'> {
  /** What the note has to be, with what is said where it is not. A Zod schema of the form’s values. */
  schema: FormSchema<NoteValues>;
  /** The longest note, in characters. */
  limit: number;
  /** The note as it is saved; empty where there is none. */
  saved: string;
  /** What was typed before and has not been saved. @default `saved` */
  draft?: string | undefined;
  /** Called with the text after each change. */
  onEdit?: (text: string) => void;
  /** Gets a valid note; an empty one removes it. Nothing is sent again until it has settled. */
  onSubmit: SendForm<NoteValues>;
  /** The note is being saved. */
  loading: boolean;
  /** Why it could not be saved. The text stays in the field. */
  error?: string | undefined;
  /** Closes the editor; what was typed is not saved. */
  onClose: () => void;
  /** Closes the editor and forgets what was typed. */
  onDiscard: () => void;
  /** Whether the field takes the focus. @default false */
  focusOnMount?: boolean;
}

/**
 * Writes a note on a question, in place. Text that has code in it is shown below the field as it will be.
 *
 * @when A learner writes, changes, or removes a note, in its place in QuestionHead or MarkedQuestion.
 * @whenNot A note to be read: NoteText.
 * @whenNot A message to the authors: ReportDialog.
 * @do Take the focus when a press has opened the editor; give it back to that button at the end.
 * @keyboard Tab: the field, Save note, Close, Discard changes. Where the note is not valid, Save focuses the field.
 * @screenReader A field "Your note", described by its hint; near the limit it announces how many characters are left.
 * @screenReader The preview is a group "Preview". Saving is announced, and why it failed is an alert.
 * @status new
 */
export function NoteEditor({
  schema,
  limit,
  saved,
  draft = saved,
  onEdit,
  onSubmit,
  loading,
  error,
  onClose,
  onDiscard,
  focusOnMount = false,
  ...rest
}: NoteEditorProps) {
  const [text, setText] = useState(draft);
  const { field, submit } = useValidForm(schema, onSubmit, loading, {
    initial: { text: draft },
    onEdit: (values) => {
      setText(values.text);
      onEdit?.(values.text);
    },
  });
  const isRemoval = saved !== '' && text.trim() === '';
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={submit} {...rest}>
      <TextArea
        label="Your note"
        size="small"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the editor opens by a press of its button, to type at once
        autoFocus={focusOnMount}
        count={{ length: text.length, limit }}
        {...field('text', { hint: 'Only you can see it. Use `backticks` for code.' })}
      />
      {text.includes('`') && <NoteText label="Preview" text={text} />}
      {error !== undefined && !loading && <FormError>{error}</FormError>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <BusyButton type="submit" size="small" loading={loading}>
          {isRemoval ? (loading ? 'Removing…' : 'Remove note') : loading ? 'Saving…' : 'Save note'}
        </BusyButton>
        <Button size="small" variant="outlined" disabled={loading} onClick={onClose}>
          Close
        </Button>
        {text !== saved && (
          <Button size="small" variant="text" disabled={loading} onClick={onDiscard}>
            Discard changes
          </Button>
        )}
      </Stack>
      <VisuallyHidden role="status">{loading ? 'Saving…' : ''}</VisuallyHidden>
    </Stack>
  );
}
