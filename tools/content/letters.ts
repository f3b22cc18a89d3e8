/** The letter of an answer by its place in the file, as on the site: A is the first. */
export function letterAt(index: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + index);
}
