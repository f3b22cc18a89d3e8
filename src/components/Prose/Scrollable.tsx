import type { ReactNode } from 'react';
import { color, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

/** A ground with shades at the edges where there is more to scroll to: the ground covers them where there is not. */
const shaded = (ground: string) =>
  [
    `linear-gradient(to right, ${ground} 30%, transparent) left / 32px 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 30%, transparent) right / 32px 100% no-repeat local`,
    `linear-gradient(to right, ${color.line}, transparent) left / 14px 100% no-repeat scroll`,
    `linear-gradient(to left, ${color.line}, transparent) right / 14px 100% no-repeat scroll`,
    ground,
  ].join(', ');

const Root = styled('div')({
  margin: `${space(3)} 0`,
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: shaded(color.surface),
  '&:has(> pre)': { background: shaded(color.sunk) },
  '& pre': { width: 'max-content', margin: 0, overflow: 'visible', border: 0, background: 'none' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '16px', lineHeight: 1.45 },
  // Two columns fit on a phone; more would be squeezed.
  '& table:has(th:nth-of-type(3))': { minWidth: '27em' },
  '& th, & td': {
    padding: `${space(1.5)} ${space(2)}`,
    textAlign: 'left',
    verticalAlign: 'top',
    [media.narrow]: { paddingInline: space(1.5) },
  },
  '& th': { fontSize: '14px', fontWeight: 650, color: color.inkSoft, whiteSpace: 'nowrap', verticalAlign: 'bottom' },
  '& tbody tr': { borderTop: `1px solid ${color.line}` },
  '& td:first-of-type': { fontWeight: 600 },
  '& [data-align="right"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& [data-align="center"]': { textAlign: 'center' },
});

export interface ScrollableProps {
  /** What it is, for those who come to it by keyboard or hear it. */
  label: string;
  /** A table or a block of code. */
  children: ReactNode;
}

/** Holds a table or a block of code that may be wider than the page, and scrolls by keyboard as well. */
export function Scrollable({ label, children }: ScrollableProps) {
  return (
    // What scrolls has to take the focus.
    <Root data-scrollable role="region" aria-label={label} tabIndex={0}>
      {children}
    </Root>
  );
}
