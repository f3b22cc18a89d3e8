/** A sum in cents as dollars with two decimals, as the contract has prices: 4900 becomes "49.00". */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as the content of an element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
