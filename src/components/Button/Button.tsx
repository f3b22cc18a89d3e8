import { styled } from '../../theme/styled.ts';
import type { ButtonHTMLAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { color, font, media, radius } from '../../theme/style.ts';
import { Link } from '../Link/Link.tsx';

/** Under the pointer, while it can be pressed. */
const hover = ':hover:not(:disabled, [aria-disabled="true"])';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: 48,
  padding: '0 22px',
  borderRadius: radius.pill,
  border: '1.5px solid transparent',
  font: `650 16px/1.2 ${font.text}`,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[data-size="small"]': { minHeight: 44, padding: '0 18px', fontSize: '15px' },
  '&[data-variant="call"]': { background: color.amber, color: color.onAmber },
  [`&[data-variant="call"]${hover}`]: { background: color.amberStrong },
  '&[data-variant="main"]': { background: color.action, color: color.onAction },
  [`&[data-variant="main"]${hover}`]: { background: color.actionStrong },
  '&[data-variant="line"]': { borderColor: color.edge, background: 'transparent', color: 'inherit' },
  [`&[data-variant="line"]${hover}`]: { borderColor: 'currentColor' },
  '&[data-variant="text"]': { background: 'transparent', color: 'inherit', paddingInline: '12px' },
  [`&[data-variant="text"]${hover}`]: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  // Out of use as well, but its words are news and stay easy to read.
  '&[aria-disabled="true"]': {
    background: color.sunk,
    borderColor: color.line,
    color: color.inkSoft,
    cursor: 'default',
  },
  [media.motionOk]: { transition: 'background-color 120ms, border-color 120ms' },
} as const;

const ButtonRoot = styled('button')(look);
const LinkRoot = styled(Link)(look);

const newTab = { target: '_blank', rel: 'noreferrer' };

/** Not `disabled`, which would take the focus away. */
const busy = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** A verb: what happens. */
  children: ReactNode;
  /** `call` is the single most important one of a page, `main` moves on, `line` stands beside it, `text` is quiet. */
  variant?: 'call' | 'main' | 'line' | 'text';
  /** `small` for use inside cards and bars; still 44 pixels high. */
  size?: 'medium' | 'small';
  /** Makes it a link that looks like a button: for going somewhere rather than doing something. */
  href?: string;
  /** With `href` it opens a tab of its own; its words say so. */
  isNewTab?: boolean;
  /** With `href` it goes along with the move, which it does not replace. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** What it does is going on: it takes nothing more, but keeps the focus; its words say what goes on. */
  isBusy?: boolean;
  /** The button itself, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** The one button. Use it for every action and, with `href`, for links that call to one. */
export function Button({
  children,
  variant = 'main',
  size = 'medium',
  href,
  isNewTab = false,
  type = 'button',
  isBusy = false,
  ...rest
}: ButtonProps) {
  const shape = { 'data-variant': variant, 'data-size': size };
  if (href !== undefined) {
    return (
      <LinkRoot
        href={href}
        onClick={rest.onClick}
        aria-current={rest['aria-current']}
        {...(isNewTab && newTab)}
        {...shape}
      >
        {children}
      </LinkRoot>
    );
  }
  return (
    <ButtonRoot type={type} {...shape} {...rest} {...(isBusy && busy)}>
      {children}
    </ButtonRoot>
  );
}
