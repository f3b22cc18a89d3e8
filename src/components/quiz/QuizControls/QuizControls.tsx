import Button from '@mui/material/Button';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, GridIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcQuizControls', 'Root', ({ theme }) => {
  const edge = `1px solid ${theme.vars.palette.divider}`;
  return {
    display: 'flex',
    // Three buttons need two lines in the narrowest windows.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
    [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
    '&[data-exam="false"]': { paddingBlock: theme.spacing(1.5), borderTop: edge },
    // Below the answers; on a phone under the thumb, at the lower edge of the window.
    '&[data-exam="true"]': {
      [theme.breakpoints.down('sm')]: {
        marginInline: 'calc(-1 * clamp(20px, 4vw, 32px))',
        padding: '10px clamp(20px, 4vw, 32px)',
        borderTop: edge,
        background: theme.vars.palette.background.default,
        '@media (min-height: 480px)': { position: 'sticky', bottom: 0, zIndex: 2 },
      },
    },
  };
});

const Forward = part('div', 'CcQuizControls', 'Forward', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), '&[data-exam="true"]': { marginLeft: 'auto' } },
}));

const StepButton = part(Button, 'CcQuizControls', 'StepButton', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    paddingInline: theme.spacing(1.5),
    // On a phone an exam has four buttons in a row.
    '&[data-exam="true"]': { paddingInline: theme.spacing(2) },
    '&[data-short="true"]': { minWidth: 48, padding: 0 },
  },
}));

const Word = part('span', 'CcQuizControls', 'Word', ({ theme }) => ({
  '&[data-short="true"]': { [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden },
}));

const Arrow = part(ArrowLeftIcon, 'CcQuizControls', 'Arrow', ({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Flag = part('div', 'CcQuizControls', 'Flag', ({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** Where the map is not beside the question. */
const All = part(Button, 'CcQuizControls', 'All', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  [theme.breakpoints.down('sm')]: { flexGrow: 1, paddingInline: 8 },
}));

export interface QuizControlsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** False at the first question. */
  canGoBack: boolean;
  /** Leads to the question before. */
  onPrevious: () => void;
  /** Leads to the next question, or ends the quiz. */
  onNext: () => void;
  /** What moving on is called here; nothing at the last question of a finished quiz. */
  nextLabel?: 'Next' | 'Finish' | 'Submit' | 'Review';
  /** Leads to the results of a finished quiz. */
  onViewResults?: () => void;
  /** In an exam: the FlagButton of the question on show, for phones. Keep it the same while nothing of it changes. */
  flag?: ReactNode;
  /** In an exam: opens the list of all questions. */
  onOpenAll?: () => void;
  /** How many that are. */
  total?: number;
}

/**
 * The buttons that lead back and on; in an exam on a phone also the flag and the list of questions.
 *
 * @when In the QuizBar of practice, and below the question of an exam.
 * @whenNot On the page before handing in: ExamReview has its own.
 * @whenNot Next steps of another block: Actions.
 * @do Give `flag` and `onOpenAll` in an exam: they make it stand in sight by itself on a phone, without a QuizBar.
 * @keyboard Tab: moves through the buttons that are shown.
 * @keyboard Enter, Space: presses one.
 * @keyboard Arrow left, arrow right: previous and next question; the screen handles them.
 * @screenReader Buttons with their words; Flag is pressed or not. When the quiz is finished, View Results takes the focus
 *   that Finish had.
 * @status stable
 */
export const QuizControls = memo(function QuizControls({
  canGoBack,
  onPrevious,
  onNext,
  nextLabel,
  onViewResults,
  flag,
  onOpenAll,
  total,
  ...rest
}: QuizControlsProps) {
  const viewResults = useRef<HTMLButtonElement>(null);
  const isExam = flag !== undefined;
  const isFinished = onViewResults !== undefined;
  const wasFinished = useRef(isFinished);
  useEffect(() => {
    // The Finish button has gone, and the focus with it.
    if (isFinished && !wasFinished.current && document.activeElement === document.body) viewResults.current?.focus();
    wasFinished.current = isFinished;
  }, [isFinished]);
  return (
    <Root data-exam={isExam} {...rest}>
      <StepButton variant="outlined" onClick={onPrevious} disabled={!canGoBack} data-short={isExam}>
        {isExam && <Arrow />}
        <Word data-short={isExam}>Previous</Word>
      </StepButton>
      {isExam && <Flag>{flag}</Flag>}
      {onOpenAll && (
        <All variant="outlined" startIcon={<GridIcon />} onClick={onOpenAll}>
          All {total}
        </All>
      )}
      <Forward data-exam={isExam}>
        {isFinished && (
          <StepButton variant={nextLabel ? 'outlined' : 'call'} onClick={onViewResults} ref={viewResults}>
            View Results
          </StepButton>
        )}
        {nextLabel && (
          <StepButton onClick={onNext} data-exam={isExam}>
            {nextLabel}
          </StepButton>
        )}
      </Forward>
    </Root>
  );
});
