import IconButton from '@mui/material/IconButton';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CrossIcon, SearchIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('search', { name: 'CcSearchField', slot: 'Root' })({ display: 'block' });

const Label = styled('label', { name: 'CcSearchField', slot: 'Label' })({
  display: 'inline-block',
  marginBottom: 6,
  fontSize: 16,
  fontWeight: 650,
  lineHeight: 1.4,
});

const Control = styled(InputBase, { name: 'CcSearchField', slot: 'Control' })(({ theme }) => ({
  minHeight: 52,
  paddingInline: theme.spacing(2, 0.5),
  gap: theme.spacing(1),
  border: `1.5px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.paper,
  // Below 16 pixels phones zoom into the page.
  fontSize: 17,
  fontWeight: 450,
  // The whole height can be touched.
  [`& .${inputBaseClasses.input}`]: { boxSizing: 'border-box', height: 48 },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.primary.main } },
  '&.Mui-focused': { ...theme.mixins.focusRing, borderColor: theme.vars.palette.primary.main, outlineOffset: 1 },
}));

const Icon = styled(SearchIcon, { name: 'CcSearchField', slot: 'Icon' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const ClearButton = styled(IconButton, { name: 'CcSearchField', slot: 'ClearButton' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -3 },
}));

const ClearIcon = styled(CrossIcon, { name: 'CcSearchField', slot: 'ClearIcon' })({ fontSize: 16 });

const Found = styled(Typography, { name: 'CcSearchField', slot: 'Found' })(({ theme }) => ({
  marginTop: theme.spacing(1),
  minHeight: '1.45em',
  color: theme.vars.palette.text.secondary,
  lineHeight: 1.45,
}));

/** How long the typing has to pause before the number of matches is announced, in milliseconds. */
const PAUSE = 800;

export interface SearchFieldProps {
  /** What is searched; it always stands above the field. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Is called with what is searched for after each change. */
  onChange: (value: string) => void;
  /** How much was found, in words. It is visible at once, and announced when the typing pauses. */
  found: string;
  /** The input itself, to move the focus to it. */
  ref?: RefObject<HTMLInputElement | null>;
}

/** Searches what stands on the page while somebody types. Escape and a button clear it. */
export function SearchField({ label, value, onChange, found, ref }: SearchFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
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
    <Root data-script-only>
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
