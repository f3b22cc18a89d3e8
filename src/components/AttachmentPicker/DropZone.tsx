import { useState, type DragEvent, type Ref } from 'react';
import { color, focusRing, font, media, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import type { FieldControl } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { droppedFiles, type Dropped } from './droppedFiles.ts';

const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `2px ${space(1)}`,
  minHeight: 76,
  padding: space(2),
  border: `1.5px dashed ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.inkSoft,
  ...type.small,
  [media.motionOk]: { transition: 'border-color 120ms, background-color 120ms' },
  '&:hover:not([data-disabled]), &[data-over]': { borderColor: color.action, background: color.actionSoft },
  '&[data-over]': { borderStyle: 'solid', boxShadow: `inset 0 0 0 1px ${color.action}` },
  '&[data-disabled]': { borderColor: color.line, background: color.sunk },
  '&:has(:focus-visible)': focusRing,
  '& label': { color: color.action, font: `650 16px/1.4 ${font.text}` },
  '&[data-disabled] label': { color: color.inkSoft },
  '& svg': { flex: 'none', color: color.action },
  '&[data-disabled] svg': { color: color.inkSoft },
  // Nothing is dragged with a finger.
  '@media (hover: none)': { '& span': { display: 'none' } },
  // The browser's own control, invisible over all of it: it takes the click, the keys and the drop.
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& input:disabled': { cursor: 'default' },
});

export interface DropZoneProps {
  /** What ties it to its field. */
  control: FieldControl;
  /** Gets what was chosen or dropped, at least one file or folder. */
  onTake: (taken: Dropped) => void;
  isDisabled: boolean;
  /** The input itself, to move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where files are chosen or dropped. AttachmentPicker shows it. */
export function DropZone({ control, onTake, isDisabled, ref }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Root data-over={isOver || undefined} data-disabled={isDisabled || undefined}>
      <Icon name="clip" size={20} />
      <label htmlFor={control.id}>Choose files</label>
      <span>or drop them here</span>
      <input
        {...control}
        ref={ref}
        type="file"
        name="files"
        multiple
        disabled={isDisabled}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          // The same file can be chosen again after it was removed.
          input.value = '';
          if (files.length > 0) onTake({ files, hasFolder: false });
        }}
        onDragOver={(event) => {
          if (!holdsFiles(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (!holdsFiles(event)) return;
          event.preventDefault();
          onTake(droppedFiles(event.dataTransfer));
        }}
      />
    </Root>
  );
}
