import Button, { type ButtonProps } from '@mui/material/Button';
import { memo } from 'react';
import { part } from '../../../theme/part.ts';
import { FlagIcon } from '../../base/icons/icons.tsx';

const Root = part(Button, 'CcFlagButton', 'Root', ({ theme }) => ({
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.warning.main,
    background: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.main,
    // Forced colours take the background away.
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '&[data-compact="true"]': { minWidth: 48, width: 48, padding: 0 },
}));

export interface FlagButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'startIcon' | 'onChange'> {
  /** Whether the question is flagged. */
  selected: boolean;
  /** The learner flags it, or takes the flag away. */
  onChange: (selected: boolean) => void;
  /** Without a word, where there is no room for it. @default false */
  compact?: boolean;
}

/**
 * Flags a question, so that the learner comes back to it before handing in.
 *
 * @when A question that the learner wants to come back to, in an exam simulation.
 * @whenNot Turning a setting on: MUI's Checkbox or Switch.
 * @do Take `compact` only where there is no room for the word.
 * @keyboard Enter, Space: flags, or takes the flag away.
 * @screenReader A button "Flag" or "Flagged", pressed or not.
 * @status new
 */
export const FlagButton = memo(function FlagButton({
  selected,
  onChange,
  onClick,
  compact = false,
  ...rest
}: FlagButtonProps) {
  return (
    <Root
      variant="outlined"
      aria-pressed={selected}
      data-compact={compact}
      {...(compact ? { 'aria-label': 'Flag' } : { startIcon: <FlagIcon /> })}
      onClick={(event) => {
        onClick?.(event);
        onChange(!selected);
      }}
      {...rest}
    >
      {compact ? <FlagIcon /> : selected ? 'Flagged' : 'Flag'}
    </Root>
  );
});
