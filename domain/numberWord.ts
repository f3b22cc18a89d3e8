const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A number at the beginning of a sentence, up to ten as a word: "Two", "11". */
export const numberWord = (count: number): string => words[count] ?? String(count);

/** The same within a sentence: "two". */
export const numberWithin = (count: number): string => numberWord(count).toLowerCase();

/**
 * A number and what is counted, in the plural where it has to be: "1 question", "2 questions". `said` is the number in
 * other words.
 */
export const counted = (count: number, what: string, said = String(count)): string =>
  `${said} ${what}${count === 1 ? '' : 's'}`;

const list = new Intl.ListFormat('en-GB');

/** Letters or numbers in words: "B", "A and C", "A, B and D". */
export const listed = (parts: readonly string[]): string => list.format(parts);
