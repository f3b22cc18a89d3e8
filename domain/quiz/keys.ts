/** The letter of the answer at this position, from 0: A, B, … Z (docs/product.md 4.2); empty beyond Z. */
export function answerLetter(position: number): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(position);
}

/**
 * The position, from 0, of the answer that a keyboard event's `key` picks: by letter (A, b, …) or by number (1, 2, …),
 * undefined for any other key.
 */
export function pickFromKey(key: string, answerCount: number): number | undefined {
  const pressed = key.toUpperCase();
  for (let position = 0; position < answerCount; position++) {
    if (pressed === answerLetter(position) || pressed === String(position + 1)) return position;
  }
  return undefined;
}
