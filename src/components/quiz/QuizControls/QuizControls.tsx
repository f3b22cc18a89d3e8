import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useRef } from 'react';

/** The space beside the page's column. */
const gutter = 'clamp(20px, 4vw, 32px)';

const Root = styled('div', { name: 'CcQuizControls', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  // Three buttons need two lines in the narrowest windows.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
  // On a phone the controls stay under the thumb, whatever the length of the question.
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    position: 'sticky',
    bottom: 0,
    marginInline: `calc(-1 * ${gutter})`,
    padding: `12px ${gutter}`,
    background: theme.vars.palette.background.default,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Forward = styled('div', { name: 'CcQuizControls', slot: 'Forward' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}));

const Step = styled(Button, { name: 'CcQuizControls', slot: 'Step' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1.5) },
}));

export interface QuizControlsProps {
  /** False at the first question. */
  canGoBack: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** What moving on is called here; nothing at the last question of a finished quiz. */
  nextLabel?: 'Next' | 'Finish' | 'Submit';
  /** Leads to the results of a finished quiz. */
  onViewResults?: () => void;
}

/** The buttons below a question that lead back and on. */
export const QuizControls = memo(function QuizControls({
  canGoBack,
  onPrevious,
  onNext,
  nextLabel,
  onViewResults,
}: QuizControlsProps) {
  const viewResults = useRef<HTMLButtonElement>(null);
  const isFinished = onViewResults !== undefined;
  useEffect(() => {
    // The Finish button has gone, and the focus with it.
    if (isFinished && document.activeElement === document.body) viewResults.current?.focus();
  }, [isFinished]);
  return (
    <Root>
      <Step variant="outlined" onClick={onPrevious} disabled={!canGoBack}>
        Previous
      </Step>
      <Forward>
        {isFinished && (
          <Step variant={nextLabel ? 'outlined' : 'call'} onClick={onViewResults} ref={viewResults}>
            View Results
          </Step>
        )}
        {nextLabel && <Step onClick={onNext}>{nextLabel}</Step>}
      </Forward>
    </Root>
  );
});
