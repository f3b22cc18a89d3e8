import { capitalize } from '@mui/material/utils';
import { memo, type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import type { ExamStatus } from '../../../../domain/exam/status.ts';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { IncompleteIcon, UnansweredIcon } from '../../base/icons/examIcons.tsx';
import { CheckIcon, CrossIcon, FlagIcon, GridIcon } from '../../base/icons/icons.tsx';
import { Cells, Chevron, Control, Item, Legend, Panel, Pin, Root, ToggleButton } from './parts.ts';
import { useTabStop } from './useTabStop.ts';

type Status = QuestionMark | ExamStatus;

/** What a screen reader says of a question after its number, and the sign of one that is revealed: no color is alone. */
const looks: Record<Status | 'flagged', readonly [words: string, Icon?: typeof CheckIcon]> = {
  none: ['unanswered'],
  unanswered: ['unanswered'],
  answered: ['answered'],
  correct: ['correct', CheckIcon],
  partial: ['partly correct', IncompleteIcon],
  incomplete: ['incomplete'],
  incorrect: ['wrong', CrossIcon],
  skipped: ['unanswered', UnansweredIcon],
  flagged: ['flagged', FlagIcon],
};

const revealed = ['correct', 'partial', 'incorrect', 'skipped'] as const;

/** What each sign means, once something is revealed, and how many questions have it. */
function signsOf(marks: QuestionNavigatorProps['marks']) {
  const met = marks.flatMap(({ status, flagged }) => (flagged ? [status, 'flagged' as const] : [status]));
  if (!revealed.some((status) => met.includes(status))) return null;
  return [...revealed, 'flagged' as const].map((sign) => {
    const [words, Icon] = looks[sign];
    const count = met.filter((each) => each === sign).length;
    return (
      count > 0 && (
        <span key={sign}>
          {Icon && <Icon />} {capitalize(words)} <b>{count}</b>
        </span>
      )
    );
  });
}

interface CellProps {
  index: number;
  status: Status;
  flagged: boolean;
  isDimmed: boolean;
  isCurrent: boolean;
  /** Whether the Tab key leads to it; the arrow keys lead to the others. */
  isTabStop: boolean;
  onGoTo: (index: number) => void;
  onFocus: (index: number) => void;
}

/** One question. A pick renders only its own again. */
const Cell = memo(function Cell({
  index,
  status,
  flagged,
  isDimmed,
  isCurrent,
  isTabStop,
  onGoTo,
  onFocus,
}: CellProps) {
  const [words, Icon] = looks[status];
  return (
    <Item>
      <Control
        data-status={status}
        data-dimmed={isDimmed}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={`Question ${index + 1}, ${words}${flagged ? ', flagged' : ''}`}
        onFocus={() => onFocus(index)}
        onClick={() => onGoTo(index)}
      >
        {index + 1}
        {Icon && <Icon />}
      </Control>
      {flagged && (
        <Pin>
          <FlagIcon fontSize="inherit" />
        </Pin>
      )}
    </Item>
  );
});

const showCurrent = (panel: HTMLElement | null) =>
  panel?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

export interface QuestionNavigatorProps extends ElementProps<'div'> {
  /** Each, in order: `flagged`, and `status`: answered, skipped, unanswered, incomplete, correct, partial, incorrect, none. */
  marks: readonly { readonly status: Status; readonly flagged: boolean }[];
  /** Positions that a filter leaves: the others are dimmed. */
  shown?: readonly number[] | undefined;
  /** Position of the question on show, from 0; null where there is none. */
  current: number | null;
  /** Jumps to a question. Keep it stable. */
  onGoTo: (index: number) => void;
  /** What the button of a folded one says. @default 'All questions' */
  label?: string | undefined;
  /** In a folded one: what stands above its questions. */
  children?: ReactNode;
  /** Behind a button that opens it; or on show with all its questions, as a map. @default 'folded' */
  variant?: 'folded' | 'map' | undefined;
}

/**
 * All questions by number: folded in practice; a map in an exam, and beside the question of a review.
 *
 * @when All questions of a quiz by number: folded in a QuizHeading, or as a map beside a question and in ExamReview.
 * @whenNot Questions with their words: AnswerList.
 * @keyboard Tab: reaches the button that opens it, then stops once at the list, at the question on show.
 * @keyboard Arrow keys, Home, End: move inside the list.
 * @screenReader A navigation "Questions" with a list. A button says its number, status, and flag, and if it is current.
 */
export function QuestionNavigator({
  marks,
  shown,
  current,
  onGoTo,
  variant = 'folded',
  label = 'All questions',
  children,
  ...rest
}: QuestionNavigatorProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const goTo = useCallback(
    (index: number) => {
      // On a phone the open list covers the question that was chosen.
      if (window.matchMedia('(hover: none)').matches) setOpen(false);
      onGoTo(index);
    },
    [onGoTo],
  );
  const { tabStop, onFocus, onKeyDown } = useTabStop(current ?? 0);
  const cells = () => (
    <>
      <Cells role="list" data-variant={variant} onKeyDown={onKeyDown}>
        {marks.map(({ status, flagged }, index) => (
          <Cell
            key={index}
            index={index}
            status={status}
            flagged={flagged}
            isDimmed={shown !== undefined && !shown.includes(index)}
            isCurrent={index === current}
            isTabStop={index === tabStop}
            onGoTo={goTo}
            onFocus={onFocus}
          />
        ))}
      </Cells>
      <Legend aria-hidden>{signsOf(marks)}</Legend>
    </>
  );
  // A pick does not render it.
  const toggle = useMemo(
    () => (
      <ToggleButton
        variant="text"
        size="small"
        startIcon={<GridIcon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Chevron data-open={isOpen} />
      </ToggleButton>
    ),
    [isOpen, panelId, label],
  );
  if (variant === 'map') {
    return (
      <Root role="navigation" aria-label="Questions" ref={showCurrent} {...rest}>
        {cells()}
      </Root>
    );
  }
  return (
    <Root data-variant={variant} {...rest}>
      {toggle}
      {isOpen && (
        <Panel id={panelId} role="navigation" aria-label="Questions" ref={showCurrent}>
          {children}
          {cells()}
        </Panel>
      )}
    </Root>
  );
}
