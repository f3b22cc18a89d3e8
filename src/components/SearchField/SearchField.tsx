import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { color, font, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { controlLook } from '../Field/controlLook.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useSettled } from './useSettled.ts';

const Root = styled('search')({
  display: 'block',
  '& label': { display: 'inline-block', font: `650 16px/1.4 ${font.text}` },
  '& .control': { position: 'relative', marginTop: '6px' },
  '& .control > svg': {
    position: 'absolute',
    left: space(2),
    top: '50%',
    translate: '0 -50%',
    color: color.inkSoft,
    pointerEvents: 'none',
  },
  '& .found': { marginTop: space(1), minHeight: '1.45em', color: color.inkSoft, fontSize: '16px', lineHeight: 1.45 },
});

const Control = styled('input')({
  ...controlLook,
  paddingInline: '46px 50px',
  appearance: 'none',
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const Clear = styled('button')({
  position: 'absolute',
  right: 4,
  top: '50%',
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '10px',
  background: 'none',
  color: color.inkSoft,
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: '-3px' },
});

/** How long nobody has to type before the number of matches is read out, in milliseconds. */
const PAUSE = 800;

export interface SearchFieldProps {
  /** What is searched; it stands above the field and stays there. */
  label: string;
  /** What is searched for. */
  value: string;
  /** Takes what is searched for after each change. */
  onChange: (value: string) => void;
  /** How much was found, in words. It is seen at once, and heard when the typing pauses. */
  found: string;
  /** Somebody is about to search: what takes long can be made ready. */
  onFocus?: () => void;
  /** The input itself, to move the focus to it. */
  ref?: RefObject<HTMLInputElement | null>;
}

/** Looks for something in what stands on the page, as it is typed. Escape and a button clear it. */
export function SearchField({ label, value, onChange, found, onFocus, ref }: SearchFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const heard = useSettled(found, PAUSE);

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
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <Icon name="search" size={20} />
        <Control
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
          onFocus={onFocus}
        />
        {value !== '' && (
          <Clear type="button" aria-label="Clear search" onClick={clear}>
            <Icon name="cross" size={16} />
          </Clear>
        )}
      </div>
      <p className="found" aria-hidden>
        {found}
      </p>
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </Root>
  );
}
