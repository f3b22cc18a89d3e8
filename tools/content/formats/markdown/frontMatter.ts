/** What a file says about all of its questions. */
export interface FrontMatter {
  readonly facts: { readonly section: string | undefined; readonly difficulty: string | undefined };
  /** The text below, with as many lines as the file. */
  readonly body: string;
}

/** Reads the lines between `---` at the top of a file; keys besides `section` and `difficulty` say nothing here. */
export function readFrontMatter(text: string): FrontMatter {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1;
  const lines = end < 0 ? [] : text.slice(4, end).split('\n');
  const fact = (key: string): string | undefined => {
    const line = lines.find((one) => one.startsWith(`${key}:`));
    return (
      line
        ?.slice(key.length + 1)
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2') || undefined
    );
  };
  const rest = end < 0 ? text : '\n'.repeat(lines.length + 2) + text.slice(end + 5);
  return { facts: { section: fact('section'), difficulty: fact('difficulty') }, body: rest };
}
