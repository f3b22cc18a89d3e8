import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Suspense, useId, useState } from 'react';
import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { part } from '../../../theme/part.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { modes } from './modes.ts';

// The menu loads when someone reaches for it.
const ColorModeMenu = lazyPart(async () => (await import('./ColorModeMenu.tsx')).ColorModeMenu);
const preload = () => void ColorModeMenu.preload();

const Root = part(IconButton, 'CcColorModeSwitch', 'Root', ({ theme }) => ({
  border: '1.5px solid transparent',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.edge, background: 'none' } },
}));

export interface ColorModeSwitchProps extends Omit<IconButtonProps, 'children' | 'onChange' | 'value'> {
  /** The reader's choice: `light`, `dark`, or `system`, which follows their device and is the one at first. */
  value: ColorMode;
  /** Called with the reader's choice, one of those three. */
  onChange: (mode: ColorMode) => void;
}

/**
 * Chooses the color theme. It appears once, in the frame.
 *
 * @when In the Navbar.
 * @whenNot A choice in a form: SelectField.
 * @dont Pass the mode of the device before a choice: that is `system`, and the button would name what no one chose.
 * @keyboard Escape: closes the menu; the focus returns to the button.
 * @screenReader A button "Color theme" with the current choice; its menu has three radio items.
 */
export function ColorModeSwitch({ value, onChange, ...rest }: ColorModeSwitchProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const { Icon, label } = modes[value];
  return (
    <>
      <Root
        aria-label={`Color theme: ${label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
        onPointerEnter={preload}
        onFocus={preload}
        {...rest}
      >
        <Icon fontSize="medium" />
      </Root>
      {anchor && (
        <Suspense>
          <ColorModeMenu
            id={menuId}
            anchorEl={anchor}
            open={open}
            onClose={() => setOpen(false)}
            value={value}
            onChange={(mode) => {
              setOpen(false);
              onChange(mode);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
