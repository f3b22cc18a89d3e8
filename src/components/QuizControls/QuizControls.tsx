import { styled } from '../../theme/styled.ts';
import { memo, useEffect, useRef } from 'react';
import { color, gutter, media, space } from '../../theme/style.ts';
import { Button } from '../Button/Button.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1.5),
  marginTop: space(4),
  '& > div': { display: 'flex', gap: space(1.5) },
  // On a phone the way on stays under the thumb, whatever the length of the question.
  [media.narrow]: {
    position: 'sticky',
    bottom: 0,
    marginInline: `calc(-1 * ${gutter})`,
    padding: `12px ${gutter}`,
    background: color.paper,
    borderTop: `1px solid ${color.line}`,
  },
});

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

/** The ways on and back below a question. */
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
      <Button variant="line" onClick={onPrevious} disabled={!canGoBack}>
        Previous
      </Button>
      <div>
        {isFinished && (
          <Button variant={nextLabel ? 'line' : 'call'} onClick={onViewResults} ref={viewResults}>
            View Results
          </Button>
        )}
        {nextLabel && <Button onClick={onNext}>{nextLabel}</Button>}
      </div>
    </Root>
  );
});
