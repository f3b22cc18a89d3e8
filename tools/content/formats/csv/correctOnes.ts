/** An answer by the number of its column, from 0. */
interface NumberedAnswer {
  readonly number: number;
  readonly text: string;
}

/**
 * The numbers of the correct answers by what a cell says: letters or numbers as `B`, `A, C` or `1;3`, or the text of one
 * answer. A phrase that says what is wrong, where it says nothing of that kind.
 */
export function correctOnes(cell: string, answers: readonly NumberedAnswer[]): Set<number> | string {
  const named = answers.filter(({ text }) => text === cell);
  if (named.length === 1) return new Set(named.map(({ number }) => number));
  const words = cell.split(/[\s,;|&/]+/).filter(Boolean);
  const numbers = words.map(
    (word) => (/^[a-z]$/i.test(word) ? word.toLowerCase().charCodeAt(0) - 96 : Number(word)) - 1,
  );
  const unknown = numbers.findIndex((number) => !answers.some((answer) => answer.number === number));
  if (unknown >= 0) return `the correct answer "${words[unknown]?.slice(0, 100)}": there is no such answer`;
  return new Set(numbers);
}
