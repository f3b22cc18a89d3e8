import { styled } from '../../theme/styled.ts';
import { font } from '../../theme/style.ts';
import { dollars } from './dollars.ts';

const Root = styled('span')({ font: `650 20px/1 ${font.display}`, fontVariantNumeric: 'tabular-nums' });

export interface PriceTagProps {
  /** Price in dollars, a number or a numeric string such as "49.00". */
  price: string | number;
}

/** A price in dollars, always with two decimals; a price of nothing reads "Free". */
export function PriceTag({ price }: PriceTagProps) {
  return <Root>{Number(price) === 0 ? 'Free' : `$${dollars(price)}`}</Root>;
}
