import { useForkRef } from '@mui/material/utils';
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type DragEvent, type Ref } from 'react';
import { part } from '../../../theme/part.ts';
import { ClipIcon } from '../../base/icons/icons.tsx';
import { droppedFiles, type Dropped } from './attachments.ts';

const Root = part('div', 'CcDropZone', 'Root', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.25, 1),
  minHeight: 76,
  padding: theme.spacing(2),
  border: `1.5px dashed ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  transition: theme.transitions.create(['border-color', 'background-color'], {
    duration: theme.transitions.duration.shortest,
  }),
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.primary.main, background: theme.vars.palette.primary.soft },
  },
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&[data-disabled]': {
    borderColor: theme.vars.palette.divider,
    background: theme.vars.palette.background.sunk,
    color: theme.vars.palette.text.secondary,
  },
  '&:has(:focus-visible)': theme.mixins.focusRing,
}));

const Call = part('label', 'CcDropZone', 'Call', ({ theme }) => theme.typography.subtitle2);

// Nothing is dragged with a finger.
const OrDrop = part('span', 'CcDropZone', 'OrDrop', ({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
}));

/** The browser's own control, invisible over all of it: it takes the click, the keys and the drop. */
const Input = part('input', 'CcDropZone', 'Input', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Keeps the browser from opening a file that is dropped beside the zone, which would leave the page. */
function useNoFileDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

interface DropZoneProps {
  /** Gets what was chosen or dropped, at least one file or folder. */
  onTake: (taken: Dropped) => void;
  /** Nothing can be chosen or dropped now. */
  disabled: boolean;
  /** The input itself, to move the focus to it. */
  inputRef: Ref<HTMLInputElement> | undefined;
  /** What ties the input to its field: its id, which the field's label refers to, and its description. */
  input: ComponentProps<'input'> & { id: string };
}

/** Where files are chosen or dropped. */
export function DropZone({ onTake, disabled, inputRef, input }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const controlRef = useForkRef(control, inputRef);
  useNoFileDrops();

  function takeChosen() {
    const files = [...(control.current?.files ?? [])];
    // The same file can be chosen again after it was removed.
    if (control.current) control.current.value = '';
    if (files.length > 0) onTake({ files, hasFolder: false });
  }
  // In a prerendered page files can be chosen before hydration, and then no change is reported.
  const takeEarlier = useEffectEvent(takeChosen);
  useEffect(() => takeEarlier(), []);

  function dragOver(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }
  function drop(event: DragEvent) {
    setOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    onTake(droppedFiles(event.dataTransfer));
  }
  return (
    <Root data-over={isOver || undefined} data-disabled={disabled || undefined}>
      <ClipIcon fontSize="medium" />
      <Call htmlFor={input.id}>Choose files</Call>
      <OrDrop>or drop them here</OrDrop>
      <Input
        {...input}
        ref={controlRef}
        type="file"
        name="files"
        multiple
        disabled={disabled}
        onChange={takeChosen}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
    </Root>
  );
}
