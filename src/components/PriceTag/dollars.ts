/** A price with two decimals and no sign, "29.00", from a number or a numeric string (specification, section 9). */
export const dollars = (price: string | number): string => Number(price).toFixed(2);
