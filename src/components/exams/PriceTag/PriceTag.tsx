import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dollars, type Price } from '../../../../domain/pricing/total.ts';

const Root = styled(Typography, { name: 'CcPriceTag', slot: 'Root' })({
  lineHeight: 1,
  letterSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
}) as typeof Typography; // styled() loses `component`

export interface PriceTagProps {
  /** Price in dollars, a number or a numeric string such as "49.00". */
  price: Price;
}

/** A price in dollars, always with two decimals; a price of zero reads "Free". */
export function PriceTag({ price }: PriceTagProps) {
  return (
    <Root variant="h4" component="span">
      {Number(price) === 0 ? 'Free' : `$${dollars(price)}`}
    </Root>
  );
}
