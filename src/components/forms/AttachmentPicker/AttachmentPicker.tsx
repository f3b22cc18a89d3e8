import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import { ClipIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { FieldHelp, optional } from '../TextField/FieldHelp.tsx';
import {
  addFiles,
  fileKey,
  fileSize,
  fitting,
  roomLeft,
  sizeProblem,
  totalSize,
  whatFits,
  type AttachmentLimits,
} from './attachments.ts';
import { Input, Zone } from './parts.ts';

/** Nothing is dragged with a finger, and little into a narrow window. */
const dropHint = { '@media (hover: none), (width < 600px)': { display: 'none' } };

export interface AttachmentPickerProps extends Omit<FormControlProps, 'children' | 'error' | 'onChange'> {
  /** The attached files. */
  files: readonly File[];
  /** Gets the attached files after each change. */
  onChange: (files: readonly File[]) => void;
  /** How many files there may be, how large together, and of what kind. Fields: `files`, `bytes`, and the `endings` allowed. */
  limits: AttachmentLimits;
  /** Whether the files are being sent and can't be changed. @default false */
  disabled?: boolean;
  /** The input for files, to move the focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Attaches files to a message, chosen or dropped. Check `sizeProblem` before sending: files too large together stay.
 *
 * @when In the ContactForm.
 * @whenNot What words can say: TextArea.
 * @do Give it a new `key` once the message is sent, so that what it said about the files goes too.
 * @dont Empty `files` when sending fails: the user would have to find them all again.
 * @keyboard Enter, Space: on Choose files opens the dialog; on Remove takes the file out, and the focus moves on.
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [alert, setAlert] = useState({ text: '', turn: 0 });
  const [status, setStatus] = useState('');
  const error = sizeProblem(files, limits.bytes);
  const fits = fitting(files, limits.bytes);

  function change(next: readonly File[], what: string, problems: readonly string[]) {
    setAlert(({ turn }) => ({ text: problems.join('\n'), turn: turn + 1 }));
    if (next.length === files.length) return;
    setStatus(`${what} ${roomLeft(next.length, limits.files)}`);
    onChange(next);
  }
  function take() {
    const chosen = [...(input.current?.files ?? [])];
    if (!input.current || chosen.length === 0) return;
    const { files: next, problems } = addFiles(files, chosen, limits, input.current.webkitEntries);
    // The same file can be chosen again after it was removed.
    input.current.value = '';
    const names = next.slice(files.length).map(({ name }) => name);
    change(next, `Added ${names.join(', ')}.`, problems);
  }
  // In a prerendered page files can be chosen before hydration, and then no change is reported.
  const takeEarlier = useEffectEvent(take);
  useEffect(() => takeEarlier(), []);
  useEffect(() => {
    // The browser would open a file that is dropped beside it, and what was written would be gone.
    const keepPage = (event: DragEvent) => {
      if (event.target !== input.current) event.preventDefault();
    };
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, keepPage);
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, keepPage);
    };
  }, []);
  function remove(at: number) {
    // The focus moves on before the button that has it is removed.
    const buttons = root.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
    change(files.toSpliced(at, 1), `Removed ${files[at]?.name}.`, []);
  }

  return (
    <FormControl fullWidth {...rest} ref={useForkRef(root, ref)} error={error !== undefined}>
      <InputLabel htmlFor={id}>{optional('Attachments')}</InputLabel>
      <Zone data-over={isOver || undefined}>
        <ClipIcon fontSize="medium" />
        <Typography variant="subtitle2" component="label" htmlFor={id}>
          Choose files
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={dropHint}>
          or drop them here
        </Typography>
        <Input
          ref={useForkRef(input, inputRef)}
          id={id}
          type="file"
          name="files"
          accept={limits.endings.map((ending) => `.${ending}`).join()}
          multiple
          disabled={disabled}
          aria-describedby={`${id}help`}
          aria-invalid={error !== undefined}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </Zone>
      <FormHelperText id={`${id}help`}>
        <FieldHelp error={error}>{`${roomLeft(files.length, limits.files)} ${whatFits(limits)}`}</FieldHelp>
      </FormHelperText>
      {alert.text && (
        // A new one each time, so that the same words are announced again; each problem in a row.
        <FormError key={alert.turn} sx={{ marginTop: 1, whiteSpace: 'pre-line' }}>
          {alert.text}
        </FormError>
      )}
      {files.length > 0 && (
        <>
          <List role="list" aria-label="Attached files">
            {files.map((file, at) => (
              <ListItem
                key={fileKey(file)}
                disableGutters
                divider
                secondaryAction={
                  <IconButton aria-label={`Remove ${file.name}`} disabled={disabled} onClick={() => remove(at)}>
                    <CrossIcon />
                  </IconButton>
                }
              >
                <ListItemText
                  primary={file.name}
                  secondary={fileSize(file.size) + (fits[at] ? '' : ': too large to send, please remove it')}
                  slotProps={{ secondary: { color: fits[at] ? 'textSecondary' : 'error' } }}
                />
              </ListItem>
            ))}
          </List>
          <Typography variant="label" color="textSecondary">
            {fileSize(totalSize(files))} of {fileSize(limits.bytes)}
          </Typography>
        </>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </FormControl>
  );
}
