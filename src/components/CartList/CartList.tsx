import { Children, type ReactNode } from 'react';
import { card, color, media, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('ul')({
  ...card,
  margin: 0,
  padding: `${space(0.5)} ${space(3.5)}`,
  listStyle: 'none',
  [media.narrow]: { paddingInline: space(2.5) },
  '& > li': { containerType: 'inline-size' },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
});

export interface CartListProps {
  /** CartRows or their skeletons. */
  children: ReactNode;
}

/** The exams in the cart: one card, a row for each. */
export function CartList({ children }: CartListProps) {
  return (
    <Root role="list">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Root>
  );
}
