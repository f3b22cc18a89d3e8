import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { part } from '../../../theme/part.ts';
import { CheckIcon, DotIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldSlotProps } from '../FormFrame/useValidForm.tsx';

const Toggle = part(Button, 'CcPasswordInput', 'Toggle', ({ theme }) => ({
  ...theme.typography.button,
  minWidth: 64,
  padding: '0 12px',
  borderRadius: theme.radius.small,
  color: theme.vars.palette.text.secondary,
  '&:focus-visible': { outlineOffset: -2 },
}));

/** The rules of a new password (docs/product.md 6.1), as the form's schema checks them. */
const rules = [
  ['8+ characters', /.{8}/su],
  ['1 letter', /\p{L}/u],
  ['1 number', /\d/],
] as const;

const mark = { verticalAlign: -3, marginLeft: -0.5 };

/** The hint of a new password: its rules, each with a mark once `value` meets it. */
export const PasswordRules = ({ value }: { value: string }) => (
  <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
    {rules.map(([rule, pattern]) => (
      <span key={rule}>
        {pattern.test(value) ? <CheckIcon titleAccess="Done:" color="success" sx={mark} /> : <DotIcon sx={mark} />}{' '}
        {rule}
      </span>
    ))}
  </Stack>
);

/** Changes the type of an input and keeps the caret. Chrome moves it to the start unless the layout follows at once. */
function keepCaret(input: HTMLInputElement | null, change: () => void) {
  if (!input || input !== document.activeElement) return change();
  const { selectionStart, selectionEnd } = input;
  flushSync(change);
  input.getBoundingClientRect();
  input.setSelectionRange(selectionStart, selectionEnd);
}

export interface PasswordInputProps extends Omit<TextFieldProps, 'type' | 'slotProps' | 'variant'> {
  /** Whether password managers fill in the saved password or offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** What a form gives its fields: `input`, the props of MUI's OutlinedInput. */
  slotProps?: FieldSlotProps;
}

/**
 * A password field with a button that shows the password, and a warning while Caps Lock is on.
 *
 * @when Every password field.
 * @whenNot Any other text: a plain TextField.
 * @keyboard Enter, Space: on Show shows or hides the password; the caret stays.
 * @screenReader A field and a button "Show password" or "Hide password". "Caps Lock is on." is announced.
 */
export function PasswordInput({ inputRef, slotProps, helperText, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const toggle = (
    <InputAdornment position="end">
      <Toggle
        variant="text"
        size="small"
        aria-controls={id}
        // A click leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => keepCaret(input.current, () => setShown(!isShown))}
      >
        {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
      </Toggle>
    </InputAdornment>
  );
  return (
    <TextField
      {...rest}
      id={id}
      inputRef={useForkRef(input, inputRef)}
      type={isShown ? 'text' : 'password'}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      helperText={
        <>
          {helperText}
          <span aria-live="polite">{hasCapsLock && 'Caps Lock is on.'}</span>
        </>
      }
      slotProps={{
        input: { ...slotProps?.input, endAdornment: toggle },
        // While it is shown it is text to the browser, which must neither correct it nor send it to a spell check.
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
      }}
    />
  );
}
