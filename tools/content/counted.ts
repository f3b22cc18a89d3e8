/** A count and what is counted, in the right number: `1 exam`, `2 exams`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
