import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { ownerState, part } from '../../../theme/part.ts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcPriceTag: 'root';
  }
  interface ComponentsPropsList {
    CcPriceTag: PriceTagProps;
  }
}

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
 * @when Every price that stands alone.
 * @whenNot A price that is part of a button: CartButton writes it.
 * @whenNot The sum of a cart: CartSummary.
 * @screenReader It is read as it is written: "$29.00", or "Free".
 * @status stable
 */
export function PriceTag(inProps: PriceTagProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcPriceTag' });
  const { price, ...rest } = props;
  return (
    <Root variant="h4" component="span" {...ownerState(props)} {...rest}>
      {Number(price) === 0 ? 'Free' : `$${dollars(price)}`}
    </Root>
  );
}
