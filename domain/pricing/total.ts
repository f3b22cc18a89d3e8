/** A price in dollars as the API gives it: a numeric string with two decimals, or a number. */
export type Price = string | number;

/** A price in cents. Sums are made of these alone: cents add up where fractions of a dollar do not. */
export const cents = (price: Price): number => Math.round(Number(price) * 100);

/** An amount in cents as dollars with two decimals and no sign (docs/product.md 5.1): 4900 is "49.00". */
export const centsToDollars = (amount: number): string => (amount / 100).toFixed(2);

/** A price with two decimals and no sign, "29.00" (docs/product.md 5.1). */
export const dollars = (price: Price): string => centsToDollars(cents(price));

/** The sum of prices in dollars with two decimals (docs/product.md 5.1). */
export const total = (prices: readonly Price[]): string =>
  centsToDollars(prices.reduce<number>((sum, price) => sum + cents(price), 0));
