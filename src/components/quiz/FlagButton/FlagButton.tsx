import Button, { type ButtonProps } from '@mui/material/Button';
import { memo } from 'react';
import { part } from '../../../theme/part.ts';
import { FlagIcon } from '../../base/icons/icons.tsx';

const Root = part(Button, 'CcFlagButton', 'Root', ({ theme }) => ({
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.main,
    // Forced colours take the background away.
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}));

export interface FlagButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'startIcon' | 'onChange'> {
  /** Whether the question is flagged. */
  selected: boolean;
  /** The learner flags it, or takes the flag away. Keep it stable. */
  onChange: (selected: boolean) => void;
}

/**
 * Flags a question, so that the learner comes back to it before handing in.
 *
 * @when A question that the learner wants to come back to, in the QuestionHead of an exam simulation.
 * @whenNot Turning a setting on: MUI's Checkbox or Switch.
 * @keyboard Enter, Space: flags, or takes the flag away.
 * @screenReader A button "Flag" or "Flagged", pressed or not.
 * @status new
 */
export const FlagButton = memo(function FlagButton({ selected, onChange, ...rest }: FlagButtonProps) {
  return (
    <Root
      variant="text"
      size="small"
      aria-pressed={selected}
      startIcon={<FlagIcon />}
      onClick={() => onChange(!selected)}
      {...rest}
    >
      {selected ? 'Flagged' : 'Flag'}
    </Root>
  );
});
