/** A price in dollars as the API gives it: a numeric string with two decimals, or a number. */
export type Price = string | number;

/** A price in cents. Sums are made of these alone: cents add up where fractions of a dollar do not. */
export const cents = (price: Price): number => Math.round(Number(price) * 100);

/** The sum of prices in dollars with two decimals (specification, section 9). */
export const total = (prices: readonly Price[]): string =>
  (prices.reduce<number>((sum, price) => sum + cents(price), 0) / 100).toFixed(2);
