import IconButton from '@mui/material/IconButton';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { CrossIcon, SearchIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = part('search', 'CcSearchField', 'Root', { display: 'block' });

const Label = part('label', 'CcSearchField', 'Label', ({ theme }) => ({
  ...theme.typography.subtitle2,
  // As a field's label, beside which it may stand.
  lineHeight: 1.625,
  display: 'block',
  width: 'fit-content',
  marginBottom: 6,
}));

const Control = part(InputBase, 'CcSearchField', 'Control', ({ theme }) => ({
  minHeight: 52,
  paddingInline: theme.spacing(2, 0.5),
  gap: theme.spacing(1),
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.paper,
  // Below 16 pixels phones zoom into the page.
  ...theme.typography.body1,
  // The whole height can be touched.
  [`& .${inputBaseClasses.input}`]: {
    boxSizing: 'border-box',
    height: 48,
    // The button beside it clears the field.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.primary.main } },
  '&.Mui-focused': { ...theme.mixins.focusRing, borderColor: theme.vars.palette.primary.main, outlineOffset: 1 },
}));

const Icon = part(SearchIcon, 'CcSearchField', 'Icon', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const ClearButton = part(IconButton, 'CcSearchField', 'ClearButton', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
}));

// As large as the words that it clears.
const ClearIcon = part(CrossIcon, 'CcSearchField', 'ClearIcon', { fontSize: '1rem' });

const Found = part(Typography, 'CcSearchField', 'Found', ({ theme }) => ({
  marginTop: theme.spacing(1),
  minHeight: '1.5em',
  color: theme.vars.palette.text.secondary,
}));

/** How long the typing has to pause before the number of matches is announced, in milliseconds. */
const PAUSE = 800;

export interface SearchFieldProps extends Omit<ElementProps<'search'>, 'children' | 'label' | 'onChange' | 'value'> {
  /** What is searched; it always stands above the field. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Called with the search text after each change. */
  onChange: (value: string) => void;
  /** How much was found, in words. It is visible at once, and announced when the typing pauses. */
  found: string;
  /** The input's element. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Searches the content of the page as the user types. Escape and a button clear it.
 *
 * @when Above a list that is filtered in place.
 * @whenNot A field of a form: TextField.
 * @keyboard Escape: clears it.
 * @screenReader A search landmark. What was found is announced when the typing pauses, not at each letter.
 */
export function SearchField({ label, value, onChange, found, inputRef, ...rest }: SearchFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [announced, setAnnounced] = useState(found);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(found), PAUSE);
    return () => clearTimeout(timer);
  }, [found]);

  function clear(): void {
    onChange('');
    input.current?.focus();
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  }
  return (
    <Root data-script-only {...rest}>
      <Label htmlFor={id}>{label}</Label>
      <Control
        fullWidth
        inputRef={input}
        id={id}
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        slotProps={{ input: { enterKeyHint: 'search', autoCapitalize: 'none', spellCheck: false } }}
        startAdornment={<Icon fontSize="medium" />}
        endAdornment={
          value !== '' && (
            <ClearButton aria-label="Clear search" onClick={clear}>
              <ClearIcon />
            </ClearButton>
          )
        }
      />
      <Found variant="body2" aria-hidden>
        {found}
      </Found>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  );
}
