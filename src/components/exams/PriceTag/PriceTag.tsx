import Typography, { type TypographyProps } from '@mui/material/Typography';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { part } from '../../../theme/part.ts';

const Root = part(Typography, 'CcPriceTag', 'Root', {
  letterSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
});

export interface PriceTagProps extends Omit<TypographyProps, 'children'> {
  /** Price in dollars, a number or a numeric string such as "49.00". */
  price: Price;
}

/**
 * A price in dollars, always with two decimals; a price of zero reads "Free".
 *
 * @when Wherever a price stands alone.
 * @whenNot A price that is part of a button: CartButton writes it.
 * @whenNot The sum of a cart: CartSummary.
 * @screenReader It says the price alone; what it is for has to stand before it.
 */
export function PriceTag({ price, ...rest }: PriceTagProps) {
  return (
    <Root variant="h4" component="span" {...rest}>
      {Number(price) === 0 ? 'Free' : `$${dollars(price)}`}
    </Root>
  );
}
