/** A sum in cents as dollars with two decimals, as the contract has prices: 4900 is "49.00". */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
