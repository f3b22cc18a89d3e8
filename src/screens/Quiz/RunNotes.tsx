import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { counted } from '../../../domain/numberWord.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { SystemIcon } from '../../components/base/icons/icons.tsx';
import { LastingNote } from '../../components/base/LastingNote/LastingNote.tsx';
import type { StoredQuiz } from '../../data/runs/kept.ts';

export interface DiscardedRunProps {
  /** What was discarded a moment ago. */
  quiz: StoredQuiz;
  /** The learner wants it back. */
  onUndo: () => void;
  onClose: () => void;
}

/** Offers to take back what was discarded. It takes the focus, as the button that was pressed is gone. */
export function DiscardedRun({ quiz, onUndo, onClose }: DiscardedRunProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Stack ref={note} tabIndex={-1}>
      <LastingNote severity="info" icon={false} onClose={onClose}>
        Discarded {counted(Object.keys(quiz.picks).length, 'answer')}.
        <Actions
          actions={[{ label: 'Undo', onClick: onUndo, variant: 'text' }]}
          size="small"
          sx={{ marginInlineStart: -2.25 }}
        />
      </LastingNote>
    </Stack>
  );
}

/** Says that another tab runs a quiz of this exam. */
export const RunElsewhere = () => (
  <LastingNote severity="info" icon={<SystemIcon color="info" />}>
    You have this quiz running in another tab. Continue there, or start another one here: both are kept.
  </LastingNote>
);
