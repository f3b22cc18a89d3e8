import Button from '@mui/material/Button';
import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, GridIcon } from '../../base/icons/icons.tsx';
import { FlagButton } from '../FlagButton/FlagButton.tsx';

/** Below the answers; on a phone under the thumb, at the lower edge of the window. */
const Root = part('div', 'CcExamControls', 'Root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginInline: 'calc(-1 * clamp(20px, 4vw, 32px))',
    padding: '10px clamp(20px, 4vw, 32px)',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.default,
    '@media (min-height: 480px)': { position: 'sticky', bottom: 0, zIndex: 2 },
  },
}));

const Previous = part(Button, 'CcExamControls', 'Previous', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { minWidth: 48, padding: 0 },
}));

const Word = part('span', 'CcExamControls', 'Word', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

const Arrow = part(ArrowLeftIcon, 'CcExamControls', 'Arrow', ({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Flag = part(FlagButton, 'CcExamControls', 'Flag', ({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Where the map is not beside the question. */
const All = part(Button, 'CcExamControls', 'All', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  [theme.breakpoints.down('sm')]: { flexGrow: 1, paddingInline: 8 },
}));

const Next = part(Button, 'CcExamControls', 'Next', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { marginLeft: 'auto', paddingInline: theme.spacing(2) },
}));

export interface ExamControlsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Number of questions. */
  total: number;
  /** False at the first question. */
  canGoBack: boolean;
  /** At the last question Next leads to the page before handing in. */
  isLast: boolean;
  /** Whether the question on show is flagged. */
  flagged: boolean;
  /** Leads to the question before. */
  onPrevious: () => void;
  /** Leads to the next question, or to the page before handing in. */
  onNext: () => void;
  /** Flags the question on show, or takes the flag away. */
  onFlag: () => void;
  /** Opens the list of all questions. */
  onOpenMap: () => void;
}

/**
 * The buttons that lead back and on in an exam; on a phone also the flag and the list of questions.
 *
 * @when Below the question of a running exam.
 * @whenNot In practice: QuizControls.
 * @whenNot On the page before handing in: ExamReview has its own.
 * @keyboard Tab: moves through Previous, Flag, All and Next, as far as they are shown.
 * @keyboard Enter, Space: presses one.
 * @keyboard Arrow left, arrow right: previous and next question; the screen handles them.
 * @screenReader Buttons with their words; Flag is pressed or not.
 * @status new
 */
export const ExamControls = memo(function ExamControls({
  total,
  canGoBack,
  isLast,
  flagged,
  onPrevious,
  onNext,
  onFlag,
  onOpenMap,
  ...rest
}: ExamControlsProps) {
  return (
    <Root {...rest}>
      <Previous variant="outlined" disabled={!canGoBack} onClick={onPrevious}>
        <Arrow />
        <Word>Previous</Word>
      </Previous>
      <Flag compact selected={flagged} onChange={onFlag} />
      <All variant="outlined" startIcon={<GridIcon />} onClick={onOpenMap}>
        All {total}
      </All>
      <Next onClick={onNext}>{isLast ? 'Review' : 'Next'}</Next>
    </Root>
  );
});
