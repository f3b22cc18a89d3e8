import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { styled } from '../../theme/styled.ts';
import { color, focusRing, radius } from '../../theme/style.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export type ColorMode = 'system' | 'light' | 'dark';

const modes: Record<ColorMode, { icon: IconName; label: string }> = {
  system: { icon: 'system', label: 'System' },
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
};

const Root = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.pill,
  border: '1.5px solid transparent',
  '&:hover': { borderColor: color.edge },
  '&:focus-within': focusRing,
  // The native list of choices lies over the icon: it is the best one on every device and for every reader.
  '& select': {
    position: 'absolute',
    // Over the edge as well, for the whole 44 pixels.
    inset: '-2px',
    width: 'calc(100% + 4px)',
    height: 'calc(100% + 4px)',
    opacity: 0,
    cursor: 'pointer',
    fontSize: '16px',
    color: color.ink,
    background: color.surface,
  },
});

export interface ColorModeSwitchProps {
  /** The reader's choice; `system` follows their device. */
  value: ColorMode;
  onChange: (mode: ColorMode) => void;
}

/** The choice of the colour theme. It lives in the frame, once. */
export function ColorModeSwitch({ value, onChange }: ColorModeSwitchProps) {
  const select = useRef<HTMLSelectElement>(null);
  // In a page that came drawn somebody may have chosen before its code was there.
  const takeEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== value) onChange(chosen as ColorMode); // one of the options below
  });
  useLayoutEffect(() => takeEarlyChoice(), []);
  return (
    <Root>
      <Icon name={modes[value].icon} size={20} />
      <select
        ref={select}
        // An early choice is not to be taken for what a browser remembers of another visit.
        autoComplete="off"
        aria-label="Colour theme"
        value={value}
        onChange={(event) => onChange(event.target.value as ColorMode) /* the options below are all there is */}
      >
        {Object.entries(modes).map(([mode, { label }]) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </select>
    </Root>
  );
}
