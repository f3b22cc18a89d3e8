import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

/** Keys are of no use where there is no keyboard. */
const withoutKeyboard = '@media (hover: none)';

const Root = styled('div', { name: 'CcShortcutHelp', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 3),
  marginTop: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
}));

const Text = styled('span', { name: 'CcShortcutHelp', slot: 'Text' })({ [withoutKeyboard]: { display: 'none' } });

const Box = styled(Checkbox, { name: 'CcShortcutHelp', slot: 'Box' })(({ theme }) => ({
  color: theme.vars.palette.edge,
  // The checkbox that has the focus is invisible.
  '&.Mui-focusVisible': { ...theme.mixins.focusRing, outlineOffset: -5, borderRadius: theme.radius.small },
}));

const Switch = styled(FormControlLabel, { name: 'CcShortcutHelp', slot: 'Switch' })({
  minHeight: 44,
  marginRight: 0,
  [withoutKeyboard]: { display: 'none' },
});

export interface ShortcutHelpProps {
  /** Whether letters and numbers pick answers. */
  isOn: boolean;
  /** The learner wants them on or off. */
  onToggle: (isOn: boolean) => void;
}

/** Says which keys the quiz takes, and turns letters and numbers off. */
export const ShortcutHelp = memo(function ShortcutHelp({ isOn, onToggle }: ShortcutHelpProps) {
  return (
    <Root>
      <Text>Left and right arrow keys move between questions.</Text>
      <Switch
        control={<Box checked={isOn} onChange={(_, checked) => onToggle(checked)} />}
        label="Pick with A, B, C or 1, 2, 3"
        disableTypography
      />
    </Root>
  );
});
