import { useState } from 'react';
import { flushSync } from 'react-dom';
import { color, font, radius } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Field } from '../Field/Field.tsx';
import { controlLook } from '../Field/controlLook.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled('div')({
  position: 'relative',
  // Edge has a button of its own for the same.
  '& input': { ...controlLook, paddingRight: '84px', '&::-ms-reveal': { display: 'none' } },
  '& button': {
    position: 'absolute',
    right: '4px',
    top: '4px',
    minWidth: 64,
    minHeight: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    color: color.action,
    font: `650 16px/1 ${font.text}`,
    cursor: 'pointer',
  },
  '& button:hover': { background: color.actionSoft },
  '& button:focus-visible': { outlineOffset: '-2px' },
});

/** Changes the type of a field and leaves the caret where it is. Chrome moves it to the start unless it lays out at once. */
function keepCaret(input: Element | null, change: () => void) {
  if (!(input instanceof HTMLInputElement) || input !== document.activeElement) return change();
  const { selectionStart, selectionEnd } = input;
  flushSync(change);
  input.getBoundingClientRect();
  input.setSelectionRange(selectionStart, selectionEnd);
}

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Tells password managers whether to fill in the password they keep, or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows what was typed. Use it wherever a password is asked for. */
export function PasswordInput({ label, hint, error, isOptional, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Root>
          {/* While it is shown it is text to the browser, which must neither correct it nor send it to a spell check. */}
          <input
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
          />
          <button
            type="button"
            aria-controls={control.id}
            // A click leaves the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => keepCaret(event.currentTarget.previousElementSibling, () => setShown(!isShown))}
          >
            {isShown ? 'Hide' : 'Show'} <VisuallyHidden>password</VisuallyHidden>
          </button>
        </Root>
      )}
    </Field>
  );
}
