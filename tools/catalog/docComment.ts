/** A doc comment taken apart. */
export interface DocComment {
  /** The prose in front of the tags. */
  readonly text: string;
  /** Tags in their order, such as `@when`. */
  readonly tags: readonly { readonly name: string; readonly text: string }[];
}

/** Takes a doc comment apart: without its stars, its lines joined. A tag begins its line, or is a `@default` behind prose. */
export function parseDocComment(comment: string): DocComment {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const text = lines.join('\n').replaceAll(/(\S) +(?=@default\b)/g, '$1\n');
  const [prose = '', ...tags] = text.split(/^@(?=[A-Za-z])/m);
  return {
    text: joined(prose),
    tags: tags.map((tag) => {
      const name = /^\w+/.exec(tag)?.[0] ?? '';
      return { name, text: joined(tag.slice(name.length)) };
    }),
  };
}

/** Lines of a paragraph in one; paragraphs stay apart. */
const joined = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' '))
    .join('\n\n');
