/** Indexes of the values that occur earlier in the list, too. */
export function repeats(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Indexes of the answers that a learner can't tell from an earlier one: spaces make no difference, capitals do, as in code. */
export const repeatedAnswers = (answers: readonly { readonly text: string }[]): number[] =>
  repeats(answers.map(({ text }) => sameAs(text)));

/** Equal for answers that look alike. */
const sameAs = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
