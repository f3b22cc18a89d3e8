import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

/** Keys are of no use where there is no keyboard. */
const withoutKeyboard = '@media (hover: none)';

const Root = part('div', 'CcShortcutHelp', 'Root', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
}));

const Text = part('span', 'CcShortcutHelp', 'Text', { [withoutKeyboard]: { display: 'none' } });

const Box = part(Checkbox, 'CcShortcutHelp', 'Box', ({ theme }) => ({
  color: theme.vars.palette.edge,
  // The checkbox that has the focus is invisible.
  '&.Mui-focusVisible': { ...theme.mixins.focusRing, outlineOffset: -5, borderRadius: theme.radius.small },
}));

const Switch = part(FormControlLabel, 'CcShortcutHelp', 'Switch', {
  minHeight: 44,
  marginRight: 0,
  [withoutKeyboard]: { display: 'none' },
});

export interface ShortcutHelpProps extends Omit<ElementProps<'div'>, 'children' | 'onChange'> {
  /** Whether letters and numbers pick answers. */
  checked: boolean;
  /** The learner wants them on or off. */
  onChange: (checked: boolean) => void;
}

/**
 * Says which keys the quiz takes, and turns letters and numbers off.
 *
 * @when Below a question in practice: which keys it takes.
 * @whenNot In an exam simulation: ExamKeys.
 * @keyboard Tab: reaches the checkbox.
 * @keyboard Space: turns letters and numbers on or off.
 * @screenReader A sentence and a checkbox. On devices without a keyboard it is not there.
 * @status stable
 */
export const ShortcutHelp = memo(function ShortcutHelp({ checked, onChange, ...rest }: ShortcutHelpProps) {
  return (
    <Root {...rest}>
      <Text>Left and right arrow keys move between questions.</Text>
      <Switch
        control={<Box checked={checked} onChange={(_, next) => onChange(next)} />}
        label="Pick with A, B, C or 1, 2, 3"
        disableTypography
      />
    </Root>
  );
});
