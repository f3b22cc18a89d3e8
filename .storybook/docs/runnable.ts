/** Turns what a story renders into a file that runs as it is: with its imports, inside a component. */
export async function runnable(code: string): Promise<string> {
  const { imports } = await import('./catalogFacts.ts');
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name]) => name ?? []));
  const lines = [...names].flatMap((name) => imports[name] ?? []).toSorted();
  if (lines.length === 0) return code;
  const inside = code.trim().replaceAll('\n', '\n  ');
  return `${lines.join('\n')}\n\nexport const Example = () => (\n  ${inside}\n);\n`;
}
