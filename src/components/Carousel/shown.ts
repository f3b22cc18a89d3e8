/** The positions of the slides on view, from 0: `perView` of them from `first` on, and on from the start behind the last. */
export function shownSlides(first: number, perView: number, count: number): readonly number[] {
  return Array.from({ length: Math.min(perView, count) }, (_, step) => (first + step) % count);
}

/** What is read out after a move: "Showing 5, 6 and 1 of 6". */
export function shownWords(shown: readonly number[], count: number): string {
  const numbers = shown.map((position) => String(position + 1));
  const last = numbers.pop();
  const listed = numbers.length > 0 ? `${numbers.join(', ')} and ${last}` : last;
  return `Showing ${listed} of ${count}`;
}
