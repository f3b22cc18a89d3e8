import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { QuestionMark } from '../../../../domain/quiz/status.ts';
import { memoTheme } from '../../../theme/memoTheme.ts';

const Control = styled(ButtonBase, { name: 'CcNavigatorCell', slot: 'Control', skipSx: true })(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars;
    return {
      width: '100%',
      height: 44,
      border: `1.5px solid ${palette.edge}`,
      borderRadius: theme.radius.small,
      background: palette.background.paper,
      fontFamily: theme.typography.fontFamily,
      fontSize: 15,
      fontWeight: 600,
      lineHeight: 1,
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
      },
    };
  }),
);

/** What a screen reader says of a question after its number. */
const words: Record<QuestionMark, string> = {
  none: 'not answered',
  answered: 'answered',
  correct: 'correct',
  partial: 'partly correct',
  incomplete: 'incomplete',
  incorrect: 'wrong',
};

export interface NavigatorCellProps {
  /** Position of the question, from 0. */
  index: number;
  mark: QuestionMark;
  isCurrent: boolean;
  /** Keep it stable. */
  onGoTo: (index: number) => void;
}

/** One question in the QuestionNavigator. */
export const NavigatorCell = memo(function NavigatorCell({ index, mark, isCurrent, onGoTo }: NavigatorCellProps) {
  return (
    <li>
      <Control
        data-mark={mark}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={`Question ${index + 1}, ${words[mark]}`}
        onClick={() => onGoTo(index)}
      >
        {index + 1}
      </Control>
    </li>
  );
});
