import type { ChangeFacts } from './facts.ts';

/**
 * Reads a changelog: a heading `## 1.2.0` for each version, and below it a line `- ExamCard, PriceTag: what changed.` for
 * each change. Returns what changed in a component, by its name, the newest first.
 */
export function changesOf(changelog: string): (name: string) => ChangeFacts[] {
  const [, ...sections] = changelog.split(/^## /m);
  const changes = sections.flatMap((section) => {
    const [version = '', ...lines] = section.replaceAll(/\n {2,}/g, ' ').split('\n');
    return lines.flatMap((line) => {
      const [, names = '', text = ''] = /^- ([A-Z][\w, ]*): (.+)$/.exec(line) ?? [];
      return text === '' ? [] : [{ version: version.trim(), names: names.split(', '), text }];
    });
  });
  return (name) => changes.filter(({ names }) => names.includes(name)).map(({ version, text }) => ({ version, text }));
}
