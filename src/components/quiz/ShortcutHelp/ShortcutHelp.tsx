import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../base/icons/icons.tsx';

/** Keys are of no use where there is no keyboard. */
const withoutKeyboard = '@media (hover: none)';

const Root = part('div', 'CcShortcutHelp', 'Root', ({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-exam="false"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 3),
  },
  '&[data-exam="true"]': {
    [withoutKeyboard]: { display: 'none' },
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
}));

const Text = part('span', 'CcShortcutHelp', 'Text', { [withoutKeyboard]: { display: 'none' } });

const List = part('ul', 'CcShortcutHelp', 'List', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Key = part('kbd', 'CcShortcutHelp', 'Key', ({ theme }) => ({
  padding: '1px 7px',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderBottomWidth: 2,
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.fontFamilyMono,
}));

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
  /** In an exam, whose keys do more: how many answers the question has. */
  answers?: number;
}

/** The keys of an exam: to pick, strike out, flag and move. */
const ExamKeys = ({ answers }: { answers: number }) => (
  <List role="list">
    <li>
      <Key>A</Key> to <Key>{answerLetter(Math.max(0, answers - 1))}</Key> picks
    </li>
    <li>
      <Key>Shift</Key> <Key>A</Key> strikes out
    </li>
    <li>
      <Key>F</Key> flags
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
  </List>
);

/**
 * Says which keys a quiz takes, and turns letters and numbers off.
 *
 * @when Below a question, in practice and in an exam.
 * @keyboard Tab: reaches the checkbox.
 * @keyboard Space: turns letters and numbers on or off.
 * @screenReader A sentence, or a list of keys in words, and a checkbox. On devices without a keyboard it is not there.
 * @status stable
 */
export const ShortcutHelp = memo(function ShortcutHelp({ checked, onChange, answers, ...rest }: ShortcutHelpProps) {
  const isExam = answers !== undefined;
  return (
    <Root data-exam={isExam} {...rest}>
      {isExam ? <ExamKeys answers={answers} /> : <Text>Left and right arrow keys move between questions.</Text>}
      <Switch
        control={<Box checked={checked} onChange={(_, next) => onChange(next)} />}
        label={isExam ? 'Use single letters and numbers as keys' : 'Pick with A, B, C or 1, 2, 3'}
        disableTypography
      />
    </Root>
  );
});
