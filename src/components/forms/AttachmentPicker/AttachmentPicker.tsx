import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type Ref } from 'react';
import { ATTACHMENT_BYTES } from '../../../../contract/messages.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { FieldHelp, optional } from '../TextField/FieldHelp.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { addFiles, fileSize, roomLeft, sizeProblem, type Dropped } from './attachments.ts';
import { DropZone } from './DropZone.tsx';

const Problem = styled(FormError, { name: 'CcAttachmentPicker', slot: 'Problem' })(({ theme }) => ({
  marginTop: theme.spacing(1),
}));

export interface AttachmentPickerProps {
  /** The attached files. */
  files: readonly File[];
  /** Gets the attached files after each change. */
  onChange: (files: readonly File[]) => void;
  /** They are being sent, and stay as they are. */
  isDisabled?: boolean;
  /** The input for files, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Attaches up to five files to a message, chosen or dropped. Of too many the first that fit are added, and an alert says
 * that five are the most. Files that are too large together stay attached with an error: check `sizeProblem` before
 * sending them.
 */
export function AttachmentPicker({ files, onChange, isDisabled = false, ref }: AttachmentPickerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [alert, setAlert] = useState({ text: '', turn: 0 });
  const [status, setStatus] = useState('');
  const error = sizeProblem(files);

  function change(next: readonly File[], what: string, problems: readonly string[]) {
    setAlert(({ turn }) => ({ text: problems.join(' '), turn: turn + 1 }));
    if (next.length === files.length) return;
    setStatus(`${what} ${roomLeft(next.length)}`);
    onChange(next);
  }
  function take({ files: added, hasFolder }: Dropped) {
    const { files: next, problems } = addFiles(files, added);
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
    <FormControl ref={root} fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{optional('Attachments')}</InputLabel>
      <DropZone
        id={id}
        aria-describedby={`${id}help`}
        aria-invalid={error !== undefined}
        onTake={take}
        isDisabled={isDisabled}
        ref={ref}
      />
      <FormHelperText id={`${id}help`}>
        <FieldHelp error={error}>{`${roomLeft(files.length)} Up to ${fileSize(ATTACHMENT_BYTES)} together.`}</FieldHelp>
      </FormHelperText>
      {alert.text && (
        // A new one each time, so that the same words are announced again.
        <Problem key={alert.turn}>{alert.text}</Problem>
      )}
      {files.length > 0 && <AttachedFiles files={files} onRemove={remove} isDisabled={isDisabled} />}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </FormControl>
  );
}
