/** The letter of the answer at this position, from 0: A, B, … Z (specification, section 9); empty beyond Z. */
export function answerLetter(position: number): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(position);
}
