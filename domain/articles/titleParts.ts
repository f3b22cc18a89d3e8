/** A title such as "Platform Developer: think in transactions" in two: what it is about, and the rest as a title. */
export function titleParts(title: string): { readonly about?: string | undefined; readonly words: string } {
  const [about, words] = title.split(': ');
  return words === undefined ? { words: title } : { about, words: words.charAt(0).toUpperCase() + words.slice(1) };
}
