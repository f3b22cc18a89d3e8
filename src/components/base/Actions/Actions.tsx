import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** A next step that somebody can take: `href` leads somewhere, `onClick` does something. */
export interface Action {
  /** A verb: what happens. */
  label: string;
  href?: string;
  onClick?: () => void;
  /** Without it the first is `contained` and the others are `outlined`. `call` is for one on a page. */
  variant?: ButtonProps['variant'];
  startIcon?: ButtonProps['startIcon'];
}

export interface ActionsProps {
  /** The steps in the order of their importance. */
  actions: readonly Action[];
  /** Of all buttons; `small` inside cards and bars. */
  size?: ButtonProps['size'];
}

/** The next steps of a block, a banner or a section, beside each other. Screens offer theirs through it. */
export function Actions({ actions, size = 'medium' }: ActionsProps) {
  const main = actions.findIndex(({ variant }) => variant === undefined);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {actions.map(({ label, variant, ...rest }, position) => (
        <Button key={label} size={size} variant={variant ?? (position === main ? 'contained' : 'outlined')} {...rest}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}
