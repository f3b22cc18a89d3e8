import Button, { buttonClasses } from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, GridIcon } from '../../base/icons/icons.tsx';

/** The space beside the page's column. */
const gutter = 'clamp(20px, 4vw, 32px)';

/** In a shorter window, as of a phone on its side or at a zoom of 400%, the row would take the room to read. */
const tallEnough = '@media (min-height: 480px)';

const Root = part('div', 'CcQuizControls', 'Root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 64,
  marginTop: 'auto',
  marginInline: `calc(-1 * ${gutter})`,
  padding: `8px ${gutter}`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  // Above the words on the edges of the answers.
  [tallEnough]: { position: 'sticky', bottom: 0, zIndex: 1 },
  // From here on the column does not reach the edges of the window.
  [theme.breakpoints.up('md')]: { marginInline: 0, paddingInline: 0 },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1) },
}));

const Middle = part('div', 'CcQuizControls', 'Middle', ({ theme }) => ({
  flex: 1,
  minWidth: 0,
  // A phone has room for View Results or for this.
  '&[data-ended="true"]': { [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden },
}));

const Previous = part(Button, 'CcQuizControls', 'Previous', ({ theme }) => ({
  '&.Mui-disabled': { background: 'none' },
  [theme.breakpoints.down('sm')]: { minWidth: 48, padding: 0 },
}));

/** An arrow in its place on a phone. */
const Word = part('span', 'CcQuizControls', 'Word', ({ theme }) => ({
  [theme.breakpoints.down('sm')]: theme.mixins.visuallyHidden,
}));

/** A pick does not render it. */
const Back = memo(function Back(props: { disabled: boolean; onClick: () => void }) {
  return (
    <Previous variant="outlined" {...props}>
      <ArrowLeftIcon sx={{ display: { sm: 'none' } }} />
      <Word>Previous</Word>
    </Previous>
  );
});

/** Its look changes with the question, whose paint a transition would slow. */
const Forward = part(Button, 'CcQuizControls', 'Forward', { transition: 'none' });

/** Where the map is not beside the question. */
const All = part(Button, 'CcQuizControls', 'All', ({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  [theme.breakpoints.down('sm')]: { width: '100%', paddingInline: 8, lineHeight: 1.2, whiteSpace: 'normal' },
  '@media (max-width: 22em)': { [`& .${buttonClasses.startIcon}`]: { display: 'none' } },
}));

/** What takes the focus is scrolled to between the head and a row at the lower edge, and toasts stand above that. */
export const clearOfBars = (
  <GlobalStyles
    styles={{
      [tallEnough]: {
        html: { scrollPaddingTop: 76, scrollPaddingBottom: 84 },
        'body .notistack-SnackbarContainer': { bottom: 76 },
      },
    }}
  />
);

export interface QuizControlsProps extends ElementProps<'div'> {
  /** Between the buttons: a VerdictLine, kept the same while nothing of it changes. */
  children?: ReactNode;
  /** False at the first question. */
  canGoBack: boolean;
  /** Leads to the question before. */
  onPrevious: () => void;
  /** Leads to the next question, or ends the quiz. */
  onNext: () => void;
  /** What moving on is called here; nothing at the last question of a finished quiz. */
  nextLabel?: 'Next' | 'Finish' | 'Submit' | 'Review' | undefined;
  /** Whether the question waits for its picks: then moving on is not the filled button. @default false */
  quietNext?: boolean;
  /** Leads to the results of a finished quiz, from its last question. */
  onViewResults?: () => void;
  /** In an exam: opens the list of all questions. */
  onOpenAll?: () => void;
}

/**
 * The Back and Next buttons, in a row that stays at the bottom of the window.
 *
 * @when At the bottom of a running quiz.
 * @whenNot On the page before submitting: ExamReview has its own.
 * @keyboard Left and Right Arrow: previous and next question, also right to left. The screen handles them.
 * @screenReader Buttons with their words. When the quiz is finished, View Results takes the focus that Finish had.
 */
export const QuizControls = memo(function QuizControls({
  children,
  canGoBack,
  onPrevious,
  onNext,
  nextLabel,
  quietNext = false,
  onViewResults,
  onOpenAll,
  ...rest
}: QuizControlsProps) {
  const viewResults = useRef<HTMLButtonElement>(null);
  const isFinished = onViewResults !== undefined;
  const isEnded = isFinished && !nextLabel;
  const wasFinished = useRef(isFinished);
  useEffect(() => {
    // The Finish button has gone, and the focus with it.
    if (isFinished && !wasFinished.current && document.activeElement === document.body) viewResults.current?.focus();
    wasFinished.current = isFinished;
  }, [isFinished]);
  return (
    // The second press of a double click would select the text around.
    <Root onMouseDown={(event) => event.detail > 1 && event.preventDefault()} {...rest}>
      {clearOfBars}
      <Back disabled={!canGoBack} onClick={onPrevious} />
      <Middle data-ended={isEnded}>
        {onOpenAll ? (
          <All variant="outlined" startIcon={<GridIcon />} onClick={onOpenAll}>
            All questions
          </All>
        ) : (
          children
        )}
      </Middle>
      {/* The head of a review leads there as well. */}
      {isEnded && (
        <Button variant="call" onClick={onViewResults} ref={viewResults} sx={{ marginInlineStart: 'auto' }}>
          View Results
        </Button>
      )}
      {nextLabel && (
        <Forward variant={quietNext ? 'outlined' : 'contained'} onClick={onNext}>
          {nextLabel}
        </Forward>
      )}
    </Root>
  );
});
