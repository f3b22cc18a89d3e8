import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';

const Root = part(TextField, 'CcSelectField', 'Root', { maxWidth: 480 });

export interface SelectFieldProps extends Omit<
  TextFieldProps<'outlined'>,
  'children' | 'defaultValue' | 'label' | 'onChange' | 'select' | 'variant'
> {
  /** What is chosen. */
  label: string;
  /** Only screen readers get the label: a heading beside it says the same. @default false */
  hiddenLabel?: boolean;
  /** What can be chosen. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the chosen option. */
  value: string;
  /** Called with the value that is chosen. */
  onChoose: (value: string) => void;
}

/**
 * Chooses one of a few options from the browser's own list.
 *
 * @when One choice decides what a part of a page shows: the exam of a profile's progress, the questions of a quiz.
 * @whenNot An exam for a practice: Choice, in a ChoiceGroup.
 * @do Leave it out where there is only one option.
 * @dont Hide choices that are worth comparing: show all of them in a ChoiceGroup.
 * @keyboard Space: opens the list. Arrow keys, or a first letter: choose.
 * @screenReader The browser's own list, with its label and the chosen one.
 */
export const SelectField = ({ options, onChoose, label, hiddenLabel = false, ...rest }: SelectFieldProps) => (
  <Root
    select
    label={hiddenLabel ? undefined : label}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{
      select: { native: true, IconComponent: ChevronDownIcon },
      htmlInput: hiddenLabel ? { 'aria-label': label } : {},
    }}
    {...rest}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Root>
);
