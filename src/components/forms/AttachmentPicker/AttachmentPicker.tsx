import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, useState, type Ref } from 'react';
import { part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { FieldHelp, optional } from '../TextField/FieldHelp.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { addFiles, roomLeft, sizeProblem, whatFits, type AttachmentLimits, type Dropped } from './attachments.ts';
import { DropZone } from './DropZone.tsx';

const Problem = part(FormError, 'CcAttachmentPicker', 'Problem', ({ theme }) => ({
  marginTop: theme.spacing(1),
  // A row for each problem.
  whiteSpace: 'pre-line',
}));

export interface AttachmentPickerProps extends Omit<FormControlProps, 'children' | 'error' | 'onChange'> {
  /** The attached files. */
  files: readonly File[];
  /** Gets the attached files after each change. */
  onChange: (files: readonly File[]) => void;
  /** How many files there may be, how large together, and of what kind. Fields: `files`, `bytes`, and the `endings` allowed. */
  limits: AttachmentLimits;
  /** They are being sent, and stay as they are. @default false */
  disabled?: boolean;
  /** The input for files, to move the focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Attaches files to a message, chosen or dropped. Of too many the first that fit are added, and an alert says why each
 * of the others is not. Files that are too large together stay attached with an error: check `sizeProblem` before
 * sending them.
 *
 * @when In the ContactForm.
 * @keyboard Enter, Space: on Choose files opens the browser's own dialog; on Remove takes the file out, and the focus
 *   goes to the next one.
 * @screenReader What was added or removed is announced with how many more there may be; a refusal is an alert.
 */
export function AttachmentPicker({
  files,
  onChange,
  limits,
  disabled = false,
  inputRef,
  ref,
  ...rest
}: AttachmentPickerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [alert, setAlert] = useState({ text: '', turn: 0 });
  const [status, setStatus] = useState('');
  const rootRef = useForkRef(root, ref);
  const error = sizeProblem(files, limits.bytes);

  function change(next: readonly File[], what: string, problems: readonly string[]) {
    setAlert(({ turn }) => ({ text: problems.join('\n'), turn: turn + 1 }));
    if (next.length === files.length) return;
    setStatus(`${what} ${roomLeft(next.length, limits.files)}`);
    onChange(next);
  }
  function take({ files: added, hasFolder }: Dropped) {
    const { files: next, problems } = addFiles(files, added, limits);
    const names = next.slice(files.length).map(({ name }) => name);
    change(next, `Added ${names.join(', ')}.`, hasFolder ? ['Folders cannot be attached.', ...problems] : problems);
  }
  function remove(at: number) {
    // The focus moves on before the button that has it is removed.
    const buttons = root.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? root.current?.querySelector('input'))?.focus();
    change(files.toSpliced(at, 1), `Removed ${files[at]?.name}.`, []);
  }

  return (
    <FormControl fullWidth {...rest} ref={rootRef} error={error !== undefined}>
      <InputLabel htmlFor={id}>{optional('Attachments')}</InputLabel>
      <DropZone
        input={{
          id,
          accept: limits.endings.map((ending) => `.${ending}`).join(),
          'aria-describedby': `${id}help`,
          'aria-invalid': error !== undefined,
        }}
        onTake={take}
        disabled={disabled}
        inputRef={inputRef}
      />
      <FormHelperText id={`${id}help`}>
        <FieldHelp error={error}>{`${roomLeft(files.length, limits.files)} ${whatFits(limits)}`}</FieldHelp>
      </FormHelperText>
      {alert.text && (
        // A new one each time, so that the same words are announced again.
        <Problem key={alert.turn}>{alert.text}</Problem>
      )}
      {files.length > 0 && (
        <AttachedFiles files={files} maxBytes={limits.bytes} onRemove={remove} disabled={disabled} />
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </FormControl>
  );
}
