import Button, { type ButtonProps } from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { part } from '../../../theme/part.ts';

const Root = part(Stack, 'CcActions', 'Root', ({ theme }) => ({
  flexFlow: 'row wrap',
  gap: theme.spacing(1.5),
}));

// On a phone a long name takes a second line. Many steps are one column, to be read down.
const Step = part(Button, 'CcActions', 'Step', ({ theme }) => ({
  whiteSpace: 'normal',
  '&.MuiButton-text': { color: theme.vars.palette.accent },
  '&[data-many="true"]': { justifyContent: 'start', width: '100%' },
}));

/** A next step that the reader can take: `href` leads somewhere, `onClick` does something. */
export interface Action {
  /** A verb: what happens. */
  label: string;
  href?: string;
  /** `a` where `href` is a place on the same page, to which the browser scrolls. */
  LinkComponent?: 'a';
  onClick?: () => void;
  /** Without it the first is `contained` and the others are `outlined`. `call` is for one on a page. */
  variant?: ButtonProps['variant'];
  /** `error` for what cannot be undone. */
  color?: ButtonProps['color'];
  startIcon?: ButtonProps['startIcon'];
  endIcon?: ButtonProps['endIcon'];
}

export interface ActionsProps extends Omit<StackProps, 'children'> {
  /** The steps, the most important first. Each: `label`, `href` or `onClick`, `variant`, `color`, `startIcon`, `endIcon`. */
  actions: readonly Action[];
  /** The size of all buttons; `small` inside cards and bars. @default 'medium' */
  size?: 'small' | 'medium';
}

/**
 * The next steps of a card, a banner, or a section, side by side.
 *
 * @when One to three next steps at the end of a block.
 * @whenNot One button whose action takes a moment: BusyButton.
 * @keyboard Tab: goes through the steps in their order. Enter, Space: takes one; with `href` it takes Enter alone.
 * @screenReader Buttons, or links where a step has `href`, most important first.
 */
export function Actions({ actions, size = 'medium', ...rest }: ActionsProps) {
  const main = actions.findIndex(({ variant }) => variant === undefined);
  return (
    <Root {...rest}>
      {actions.map(({ label, variant, ...button }, position) => (
        <Step
          key={label}
          size={size}
          variant={variant ?? (position === main ? 'contained' : 'outlined')}
          data-many={actions.length > 3}
          {...button}
        >
          {label}
        </Step>
      ))}
    </Root>
  );
}
