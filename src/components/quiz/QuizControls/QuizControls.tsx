import Button from '@mui/material/Button';
import { memo, useEffect, useRef } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcQuizControls', 'Root', ({ theme }) => ({
  display: 'flex',
  // Three buttons need two lines in the narrowest windows.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}));

const Forward = part('div', 'CcQuizControls', 'Forward', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}));

const StepButton = part(Button, 'CcQuizControls', 'StepButton', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1.5) },
}));

export interface QuizControlsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** False at the first question. */
  canGoBack: boolean;
  /** Leads to the question before. */
  onPrevious: () => void;
  /** Leads to the next question, or ends the quiz. */
  onNext: () => void;
  /** What moving on is called here; nothing at the last question of a finished quiz. */
  nextLabel?: 'Next' | 'Finish' | 'Submit';
  /** Leads to the results of a finished quiz. */
  onViewResults?: () => void;
}

/**
 * The buttons that lead back and on, in the QuizBar.
 *
 * @when In the QuizBar of practice.
 * @whenNot In an exam simulation: ExamControls.
 * @whenNot Next steps of another block: Actions.
 * @keyboard Tab: moves through Previous, View Results and Next.
 * @keyboard Enter, Space: presses one.
 * @keyboard Arrow left, arrow right: previous and next question; the screen handles them.
 * @screenReader Buttons with their words. When the quiz is finished, View Results takes the focus that Finish had.
 * @status stable
 */
export const QuizControls = memo(function QuizControls({
  canGoBack,
  onPrevious,
  onNext,
  nextLabel,
  onViewResults,
  ...rest
}: QuizControlsProps) {
  const viewResults = useRef<HTMLButtonElement>(null);
  const isFinished = onViewResults !== undefined;
  const wasFinished = useRef(isFinished);
  useEffect(() => {
    // The Finish button has gone, and the focus with it.
    if (isFinished && !wasFinished.current && document.activeElement === document.body) viewResults.current?.focus();
    wasFinished.current = isFinished;
  }, [isFinished]);
  return (
    <Root {...rest}>
      <StepButton variant="outlined" onClick={onPrevious} disabled={!canGoBack}>
        Previous
      </StepButton>
      <Forward>
        {isFinished && (
          <StepButton variant={nextLabel ? 'outlined' : 'call'} onClick={onViewResults} ref={viewResults}>
            View Results
          </StepButton>
        )}
        {nextLabel && <StepButton onClick={onNext}>{nextLabel}</StepButton>}
      </Forward>
    </Root>
  );
});
