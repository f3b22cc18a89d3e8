import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { modes, order } from './modes.ts';

interface ColorModeMenuProps extends Pick<MenuProps, 'anchorEl' | 'id' | 'open'> {
  /** The reader's choice. */
  value: ColorMode;
  /** Gets the choice that the reader makes. */
  onChange: (mode: ColorMode) => void;
  /** The reader closes it without a choice. */
  onClose: () => void;
}

/** What ColorModeSwitch opens, and loads only then. */
export const ColorModeMenu = ({ value, onChange, ...menu }: ColorModeMenuProps) => (
  <Menu {...menu} slotProps={{ list: { 'aria-label': 'Color theme' } }}>
    {order.map((mode) => {
      const { Icon, label } = modes[mode];
      return (
        <MenuItem
          key={mode}
          role="menuitemradio"
          aria-checked={mode === value}
          selected={mode === value}
          sx={{ gap: 1.5 }}
          onClick={() => onChange(mode)}
        >
          <Icon fontSize="medium" />
          {label}
        </MenuItem>
      );
    })}
  </Menu>
);
