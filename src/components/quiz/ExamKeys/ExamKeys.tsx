import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { answerLetter } from '../../../../domain/quiz/keys.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcExamKeys', 'Root', ({ theme }) => ({
  ...theme.typography.label,
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  // Keys are of no use where there is no keyboard.
  '@media (hover: none)': { display: 'none' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const List = part('ul', 'CcExamKeys', 'List', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Key = part('kbd', 'CcExamKeys', 'Key', ({ theme }) => ({
  padding: '1px 7px',
  border: `1px solid ${theme.vars.palette.edge}`,
  borderBottomWidth: 2,
  borderRadius: 6,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.fontFamilyMono,
}));

const Switch = part(FormControlLabel, 'CcExamKeys', 'Switch', { minHeight: 44, marginRight: 0 });

export interface ExamKeysProps extends Omit<ElementProps<'div'>, 'children' | 'onChange'> {
  /** How many answers the question has. */
  answers: number;
  /** Whether single letters and numbers do anything. */
  checked: boolean;
  /** The learner wants them on or off. */
  onChange: (checked: boolean) => void;
}

/**
 * Says which keys an exam takes, and turns single letters and numbers off.
 *
 * @when Below a running exam: which keys it takes.
 * @whenNot In practice: ShortcutHelp.
 * @keyboard Tab: reaches the checkbox.
 * @keyboard Space: turns single letters and numbers on or off.
 * @screenReader A list of keys in words, and a checkbox.
 * @status new
 */
export const ExamKeys = memo(function ExamKeys({ answers, checked, onChange, ...rest }: ExamKeysProps) {
  return (
    <Root {...rest}>
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
      <Switch
        control={<Checkbox checked={checked} onChange={(_, next) => onChange(next)} />}
        label="Use single letters and numbers as keys"
        disableTypography
      />
    </Root>
  );
});
