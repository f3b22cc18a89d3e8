import type { ComponentFacts } from './facts.ts';
import { sectionsOf } from './sections.ts';

/** What the catalog knows of a component, as Markdown: the manifest and the MCP server hand it to machines. */
export function describe(facts: ComponentFacts): string {
  const written = Object.values(sectionsOf(facts))
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `## ${title}\n\n${text}`);
  return [`Status: ${facts.status}`, ...written].join('\n\n');
}
