import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcShortcutHelp', 'Root', ({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2.5),
  // Keys are of no use where there is no keyboard.
  '@media (hover: none)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Keys = part('ul', 'CcShortcutHelp', 'Keys', { display: 'contents' });

const Key = part('kbd', 'CcShortcutHelp', 'Key', ({ theme }) => ({
  padding: '1px 7px',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderBottomWidth: 2,
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.fontFamilyMono,
}));

export interface ShortcutHelpProps extends Omit<ElementProps<'div'>, 'children' | 'onChange'> {
  /** Whether letters and numbers pick answers. */
  checked: boolean;
  /** Called when the learner turns them on or off. */
  onChange: (checked: boolean) => void;
  /** How many answers can be picked; 0 once the question is revealed. */
  answers: number;
}

/** The next question does not render it. */
const Switch = memo(function Switch({ checked, onChange }: Pick<ShortcutHelpProps, 'checked' | 'onChange'>) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(_, next) => onChange(next)} />}
      label="Single-key shortcuts"
      disableTypography
    />
  );
});

/**
 * Lists the keys of a quiz, and turns its letters and numbers off.
 *
 * @when Below a question, in practice and in an exam.
 * @whenNot Help on one field of a form: FieldHelp.
 * @keyboard Space: on the checkbox, turns letters and numbers off, which get in the way of speech input; arrow keys stay.
 * @dont Hide it once the keys are off: there is no other place to turn them on again.
 * @screenReader A list of keys in words, and a checkbox. On devices without a keyboard it is not there.
 */
export const ShortcutHelp = memo(function ShortcutHelp({ checked, onChange, answers, ...rest }: ShortcutHelpProps) {
  return (
    <Root {...rest}>
      <Keys role="list">
        <li hidden={answers === 0}>
          <Key>A</Key>–<Key>{answerLetter(Math.max(0, answers - 1))}</Key> select
        </li>
        <li hidden={answers === 0}>
          <Key>Shift</Key> <Key>A</Key> strike out
        </li>
        <li>
          <Key>F</Key> flag
        </li>
        <li>
          <Key>
            <ArrowLeftIcon titleAccess="Left arrow" fontSize="inherit" />
          </Key>{' '}
          <Key>
            <ArrowRightIcon titleAccess="Right arrow" fontSize="inherit" />
          </Key>{' '}
          previous, next
        </li>
      </Keys>
      <Switch {...{ checked, onChange }} />
    </Root>
  );
});
