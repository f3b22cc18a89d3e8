/** With apostrophes and quotation marks as prose has them, outside of code. */
export const curly = (text: string): string =>
  text.replaceAll(/(?<=\w)'(?=\w)/g, '’').replaceAll(/(`[^`]*`)|"([^"]*)"/g, (_, code, said) => code ?? `“${said}”`);

/** A doc comment above a component, taken apart: its prose, and what stands behind each tag, such as `@when`. */
export function parseDocComment(comment: string) {
  // The numbers of rules are for those who read the code.
  const said = curly(comment)
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s\(docs\/[^)]*\)/g, '');
  const [prose = '', ...rest] = said.split(/^@(?=[A-Za-z])/m);
  const tags = rest.map((tag) => /^(\w+)\s*([^]*)$/.exec(tag.trim()) ?? []);
  const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  return {
    prose: inOneLine(prose),
    tags: (name: string) => tags.flatMap(([, tag, text = '']) => (tag === name ? [inOneLine(text)] : [])),
  };
}
