import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useState } from 'react';
import type { ColorMode } from '../../../theme/colorModeCookie.ts';
import { FallbackGuard } from '../../base/FallbackGuard/FallbackGuard.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '../../base/icons/icons.tsx';

// The menu loads when somebody reaches for it.
const loadMenu = () => import('@mui/material/Menu');
const loadMenuItem = () => import('@mui/material/MenuItem');
const Menu = lazy(loadMenu);
const MenuItem = lazy(loadMenuItem);
const preload = () => void Promise.allSettled([loadMenu(), loadMenuItem()]);

const modes: Record<ColorMode, { Icon: typeof SunIcon; label: string }> = {
  system: { Icon: SystemIcon, label: 'System' },
  light: { Icon: SunIcon, label: 'Light' },
  dark: { Icon: MoonIcon, label: 'Dark' },
};
const order = ['system', 'light', 'dark'] as const;

const Root = styled(IconButton, { name: 'CcColorModeSwitch', slot: 'Root' })(({ theme }) => ({
  border: '1.5px solid transparent',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.edge, background: 'none' } },
}));

const Label = styled('span', { name: 'CcColorModeSwitch', slot: 'Label' })(({ theme }) => ({
  marginInlineStart: theme.spacing(1.5),
}));

export interface ColorModeSwitchProps {
  /** The reader's choice; `system` follows their device. */
  value: ColorMode;
  onChange: (mode: ColorMode) => void;
}

/** The choice of the colour theme. It is in the frame, once. */
export function ColorModeSwitch({ value, onChange }: ColorModeSwitchProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const { Icon, label } = modes[value];
  const choose = (mode: ColorMode) => {
    setOpen(false);
    onChange(mode);
  };
  return (
    <>
      <Root
        aria-label={`Colour theme: ${label}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon fontSize="medium" />
      </Root>
      {anchor && (
        <FallbackGuard fallback={null}>
          <Suspense>
            <Menu
              id={menuId}
              anchorEl={anchor}
              open={isOpen}
              onClose={() => setOpen(false)}
              slotProps={{ list: { 'aria-label': 'Colour theme' } }}
            >
              {order.map((mode) => {
                const choice = modes[mode];
                return (
                  <MenuItem
                    key={mode}
                    role="menuitemradio"
                    aria-checked={mode === value}
                    selected={mode === value}
                    onClick={() => choose(mode)}
                  >
                    <choice.Icon fontSize="medium" />
                    <Label>{choice.label}</Label>
                  </MenuItem>
                );
              })}
            </Menu>
          </Suspense>
        </FallbackGuard>
      )}
    </>
  );
}
