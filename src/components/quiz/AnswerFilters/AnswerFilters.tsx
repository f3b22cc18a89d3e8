import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ChevronDownIcon } from '../../base/icons/icons.tsx';
import type { AnswerFilter, OfferedFilter } from '../AnswerList/listed.tsx';

const Root = part('div', 'CcAnswerFilters', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/** One of them, or a link to one kind. */
export const Filter = part(Button, 'CcAnswerFilters', 'Filter', ({ theme }) => ({
  '&[data-chosen="true"], &[data-chosen="true"]:hover': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    // Forced colors take the background away.
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}));

export interface AnswerFiltersProps extends Omit<ElementProps<'div'>, 'children'> {
  /** Those that leave something. Each: `key`, `label`, and `meant`, the answers that it leaves. */
  offered: readonly OfferedFilter[];
  /** The kind that is shown. */
  chosen: AnswerFilter;
  /** Called with the kind that is pressed. */
  onChoose: (filter: string) => void;
  /** A row of buttons, or the browser's own list where there is no room for one. @default 'row' */
  variant?: 'row' | 'list';
}

/**
 * Narrows answers to one kind, each with its number.
 *
 * @when Above an AnswerList, and as a list in a review of its questions.
 * @whenNot What to practice: ChoiceGroup and SectionTree.
 * @do Use the `list` on phones and beside a question: a row of buttons would wrap there.
 * @keyboard Arrow keys: choose in the list; after a press with the pointer they are for the questions again.
 * @screenReader A group "Which answers" of buttons, of which the chosen one is pressed; or a combobox "Answers".
 * @status new
 */
export const AnswerFilters = ({ offered, chosen, onChoose, variant = 'row', ...rest }: AnswerFiltersProps) => (
  <Root role="group" aria-label="Which answers" {...rest}>
    {variant === 'list' ? (
      <Typography variant="subtitle2" component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, gap: 2 }}>
        Answers
        <NativeSelect
          fullWidth
          variant="outlined"
          input={<OutlinedInput />}
          IconComponent={ChevronDownIcon}
          value={chosen}
          onChange={({ target }) => {
            // After a press the arrow keys are for the questions; from the keyboard this may be a step to another kind.
            if (!target.matches(':focus-visible')) target.blur();
            onChoose(target.value);
          }}
        >
          {offered.map(({ key, label, meant }) => (
            <option key={key} value={key}>
              {label} ({meant.length})
            </option>
          ))}
        </NativeSelect>
      </Typography>
    ) : (
      offered.map(({ key, label, meant }) => (
        <Filter
          key={key}
          variant="outlined"
          size="small"
          aria-pressed={key === chosen}
          data-chosen={key === chosen}
          onClick={() => onChoose(key)}
        >
          {label} <span>{meant.length}</span>
        </Filter>
      ))
    )}
  </Root>
);
