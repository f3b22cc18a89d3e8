import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import type { ExamStatus } from '../../../../domain/exam/status.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { FlagIcon } from '../../base/icons/icons.tsx';
import { statusLook } from './statusLook.ts';

const Root = part('li', 'CcExamMapCell', 'Root', { position: 'relative' });

const Control = part(ButtonBase, 'CcExamMapCell', 'Control', ({ theme }) => ({
  width: '100%',
  height: 44,
  borderRadius: theme.radius.small,
  ...theme.typography.mark,
  fontVariantNumeric: 'tabular-nums',
  ...statusLook(theme),
  '&[aria-current]': { zIndex: 1, ...theme.mixins.focusRing, outlineOffset: 2 },
  // The focus is further out than the ring of the current one.
  '&:focus-visible': { zIndex: 2, ...theme.mixins.focusRing, outlineOffset: 5 },
}));

const Pin = part('span', 'CcExamMapCell', 'Pin', ({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: -6,
  right: -6,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `2px solid ${theme.vars.palette.background.default}`,
  borderRadius: '50%',
  background: theme.vars.palette.warning.main,
  color: theme.vars.palette.background.paper,
  // The flag fills half of the round.
  fontSize: 10,
  pointerEvents: 'none',
  '@media (forced-colors: active)': { background: 'CanvasText', color: 'Canvas', forcedColorAdjust: 'none' },
}));

export interface ExamMapCellProps extends Omit<ElementProps<'li'>, 'children'> {
  /** Position of the question, from 0. */
  index: number;
  /** How it stands. */
  status: ExamStatus;
  /** Whether it is flagged for review. */
  flagged: boolean;
  /** Whether it is the question on show. */
  selected: boolean;
  /** Whether the Tab key leads to it; the arrow keys lead to the others. @default true */
  tabStop?: boolean;
  /** Jumps to the question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** It has the focus. Keep it stable. */
  onCellFocus?: (index: number) => void;
}

/**
 * One question in the ExamMap.
 *
 * @when Inside ExamMap, one for each question.
 * @whenNot In practice: NavigatorCell.
 * @keyboard Enter, Space: goes to the question.
 * @screenReader "Question 3, answered, flagged"; the one on show is the current step.
 * @status new
 */
export const ExamMapCell = memo(function ExamMapCell({
  index,
  status,
  flagged,
  selected,
  tabStop = true,
  onGoTo,
  onCellFocus,
  ...rest
}: ExamMapCellProps) {
  return (
    <Root {...rest}>
      <Control
        data-status={status}
        tabIndex={tabStop ? 0 : -1}
        aria-current={selected ? 'step' : undefined}
        aria-label={`Question ${index + 1}, ${status}${flagged ? ', flagged' : ''}`}
        onFocus={() => onCellFocus?.(index)}
        onClick={() => onGoTo(index)}
      >
        {index + 1}
      </Control>
      {flagged && (
        <Pin>
          <FlagIcon fontSize="inherit" />
        </Pin>
      )}
    </Root>
  );
});
