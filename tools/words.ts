/** A count and what is counted, in the right number: `1 exam`, `2 exams`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** The letter of an answer by its place in the file, as on the site: A is the first. */
export function letterAt(index: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + index);
}
