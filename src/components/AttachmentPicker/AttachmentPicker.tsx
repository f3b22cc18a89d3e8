import { useRef, useState, type Ref } from 'react';
import { ATTACHMENT_BYTES } from '../../../contract/messages.ts';
import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Field } from '../Field/Field.tsx';
import { FormError } from '../FormError/FormError.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { addFiles } from './addFiles.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { roomLeft, sizeProblem } from './attachmentTexts.ts';
import { DropZone } from './DropZone.tsx';
import type { Dropped } from './droppedFiles.ts';
import { fileSize } from './fileSize.ts';
import { useNoFileDrops } from './useNoFileDrops.ts';

const Root = styled('div')({ '& [role="alert"]': { marginTop: space(1) } });

export interface AttachmentPickerProps {
  /** What is attached. */
  files: readonly File[];
  /** Gets what is attached after each change. */
  onChange: (files: readonly File[]) => void;
  /** They are being sent, and stay as they are. */
  isDisabled?: boolean;
  /** The input for files, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Attaches up to five files to a message, chosen or dropped. Of too many those that fit are taken, and an alert says
 * that five are the most. Files that are too large together stay attached, with what is wrong: ask `sizeProblem` before
 * sending them.
 */
export function AttachmentPicker({ files, onChange, isDisabled = false, ref }: AttachmentPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [alert, setAlert] = useState({ text: '', turn: 0 });
  const [news, setNews] = useState('');
  useNoFileDrops();

  function change(next: readonly File[], what: string, problems: readonly string[]) {
    setAlert(({ turn }) => ({ text: problems.join(' '), turn: turn + 1 }));
    if (next.length === files.length) return;
    setNews(`${what} ${roomLeft(next.length)}`);
    onChange(next);
  }
  function take({ files: added, hasFolder }: Dropped) {
    const { files: next, problems } = addFiles(files, added);
    const names = next.slice(files.length).map(({ name }) => name);
    change(next, `Added ${names.join(', ')}.`, hasFolder ? ['Folders cannot be attached.', ...problems] : problems);
  }
  function remove(at: number) {
    // The focus goes on before the button that has it goes away.
    const buttons = root.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? root.current?.querySelector('input'))?.focus();
    change(files.toSpliced(at, 1), `Removed ${files[at]?.name}.`, []);
  }

  return (
    <Root ref={root}>
      <Field
        label="Attachments"
        isOptional
        hint={`${roomLeft(files.length)} Up to ${fileSize(ATTACHMENT_BYTES)} together.`}
        error={sizeProblem(files)}
      >
        {(control) => (
          <>
            <DropZone control={control} onTake={take} isDisabled={isDisabled} ref={ref} />
            {/* A new one each time, so that the same words are read out again. */}
            {alert.text && <FormError key={alert.turn}>{alert.text}</FormError>}
            {files.length > 0 && <AttachedFiles files={files} onRemove={remove} isDisabled={isDisabled} />}
          </>
        )}
      </Field>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Root>
  );
}
