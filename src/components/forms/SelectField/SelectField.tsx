import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';

export interface SelectFieldProps extends Omit<
  TextFieldProps<'outlined'>,
  'children' | 'defaultValue' | 'label' | 'onChange' | 'select' | 'variant'
> {
  /** What is chosen. */
  label: string;
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
 * @keyboard Space: opens the list. Arrow keys, or a first letter: choose.
 * @screenReader A combobox with its label and the chosen option, such as "Exam, Platform Administrator".
 */
export const SelectField = ({ options, onChoose, ...rest }: SelectFieldProps) => (
  <TextField
    select
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ select: { native: true, IconComponent: ChevronDownIcon } }}
    {...rest}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </TextField>
);
