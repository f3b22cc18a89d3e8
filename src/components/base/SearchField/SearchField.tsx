import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { CrossIcon, SearchIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = part('search', 'CcSearchField', 'Root', { display: 'block' });

/** How long the typing has to pause before the number of matches is announced, in milliseconds. */
const PAUSE = 800;

export interface SearchFieldProps extends Omit<ElementProps<'search'>, 'children' | 'label' | 'onChange' | 'value'> {
  /** What is searched; it always stands above the field. */
  label: string;
  /** The search text. */
  value: string;
  /** Called with the search text after each change. */
  onChange: (value: string) => void;
  /** The number of results, in words: shown at once, and announced when the typing pauses. */
  found?: string | undefined;
  /** Its name in a form that is sent to another page. */
  name?: string;
  /** Ref to the input. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Searches the content of the page as the user types, or of another page whose form it stands in. Escape and a button clear it.
 *
 * @when Above a list that is filtered in place.
 * @whenNot A field of a form: TextField.
 * @keyboard Tab: reaches the field, then, with words in it, the button that clears it. Escape: clears it.
 * @screenReader A search landmark. Results are announced when typing pauses, not at each letter.
 */
export function SearchField({ label, value, onChange, found, name, inputRef, ...rest }: SearchFieldProps) {
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
      {/* MUI's TextField would bring its menus to every page with a search. */}
      <FormControl fullWidth>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          inputRef={input}
          type="search"
          name={name}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
          startAdornment={<SearchIcon fontSize="medium" />}
          endAdornment={
            value !== '' && (
              <IconButton aria-label="Clear search" onClick={clear}>
                <CrossIcon />
              </IconButton>
            )
          }
          slotProps={{ input: { enterKeyHint: 'search', autoCapitalize: 'none', spellCheck: false } }}
        />
        {found !== undefined && (
          <FormHelperText aria-hidden sx={{ marginTop: 0.75 }}>
            {found}
          </FormHelperText>
        )}
      </FormControl>
      {found !== undefined && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
    </Root>
  );
}
