import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('li', 'CcNavigatorCell', 'Root', {});

const Control = part(ButtonBase, 'CcNavigatorCell', 'Control', ({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    height: 44,
    border: `1.5px solid ${palette.edge}`,
    borderRadius: theme.radius.small,
    background: palette.background.paper,
    ...theme.typography.mark,
    fontVariantNumeric: 'tabular-nums',
    '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main } },
    '&[data-mark="answered"]': { background: palette.background.sunk, borderColor: palette.text.secondary },
    '&[data-mark="correct"]': {
      background: palette.success.soft,
      borderColor: palette.success.main,
      color: palette.success.main,
    },
    '&[data-mark="partial"], &[data-mark="incomplete"]': {
      background: palette.warning.soft,
      borderColor: palette.warning.main,
      borderStyle: 'dashed',
      color: palette.warning.main,
    },
    '&[data-mark="incorrect"]': {
      background: palette.error.soft,
      borderColor: palette.error.main,
      color: palette.error.main,
      textDecoration: 'line-through',
    },
    '&[aria-current]': {
      boxShadow: `0 0 0 2px ${palette.background.default}, 0 0 0 4px ${palette.primary.main}`,
      // Forced colours have no shadows, and no background of ours.
      '@media (forced-colors: active)': {
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
      },
    },
  };
});

/** What a screen reader says of a question after its number. */
const words: Record<QuestionMark, string> = {
  none: 'not answered',
  answered: 'answered',
  correct: 'correct',
  partial: 'partly correct',
  incomplete: 'incomplete',
  incorrect: 'wrong',
};

export interface NavigatorCellProps extends Omit<ElementProps<'li'>, 'children'> {
  /** Position of the question, from 0. */
  index: number;
  /** How the question stands. */
  mark: QuestionMark;
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
 * One question in the QuestionNavigator.
 *
 * @when Inside QuestionNavigator, one for each question.
 * @whenNot In an exam simulation: ExamMapCell.
 * @keyboard Enter, Space: goes to the question.
 * @screenReader "Question 3, partly correct"; the one on show is the current step.
 * @status stable
 */
export const NavigatorCell = memo(function NavigatorCell({
  index,
  mark,
  selected,
  tabStop = true,
  onGoTo,
  onCellFocus,
  ...rest
}: NavigatorCellProps) {
  return (
    <Root {...rest}>
      <Control
        data-mark={mark}
        tabIndex={tabStop ? 0 : -1}
        aria-current={selected ? 'step' : undefined}
        aria-label={`Question ${index + 1}, ${words[mark]}`}
        onFocus={() => onCellFocus?.(index)}
        onClick={() => onGoTo(index)}
      >
        {index + 1}
      </Control>
    </Root>
  );
});
