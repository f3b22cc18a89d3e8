/**
 * What is missing beside what is given, as a sentence: half a group of settings would quietly count as none. Undefined
 * where none of `names` is given, or all of `needed`, which are some of them.
 */
export function settingsGap(
  given: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  needed: readonly string[],
): string | undefined {
  const set = names.find((name) => given[name] !== undefined);
  const missing = needed.find((name) => given[name] === undefined);
  return set && missing && `${missing} is needed where ${set} is set, but is not set.`;
}
