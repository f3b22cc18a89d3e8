import type { ComponentFacts, PageFacts } from './facts.ts';

const names = (pages: readonly PageFacts[]) => pages.map(({ name }) => name).join(', ');

/** Rows of a table; a cell's own bars are escaped. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What the root takes beyond the component's own props, as a sentence. */
export function restSentence({ rest }: Pick<ComponentFacts, 'rest'>): string {
  if (!rest) return 'It takes its own props alone.';
  const of = { mui: `MUI's ${rest.of}`, element: `\`<${rest.of}>\`` }[rest.kind];
  const without = rest.without.map((name) => `\`${name}\``).join(', ');
  return `Every other prop of ${of}${without && `, except ${without},`} reaches its root, \`ref\`, \`className\` and \`sx\` included.`;
}

/** What the catalog knows of a component, as Markdown: the manifest and the MCP server hand it to machines. */
export function describe(facts: ComponentFacts): string {
  const { when, whenNot, dos, donts, keyboard, screenReader, props, parts, changes } = facts;
  const sections: readonly (readonly [title: string, text: string])[] = [
    ['Use it', list(when)],
    ['Use something else', list(whenNot)],
    ['Do', list(dos)],
    ["Don't", list(donts)],
    [
      'Props',
      (props.length > 0
        ? table(
            ['Prop', 'Type', 'Default', 'Meaning'],
            props.map((prop) => [
              prop.required ? `${prop.name} (required)` : prop.name,
              `\`${prop.type}\``,
              prop.defaultValue === undefined ? '' : `\`${prop.defaultValue}\``,
              prop.description,
            ]),
          ) + '\n\n'
        : '') + restSentence(facts),
    ],
    [
      'Anatomy',
      parts.length === 0
        ? ''
        : table(
            ['Part', 'Rendered by', 'Class', 'Note'],
            parts.map(({ key, base = '', className, note }) => [key, base, className, note]),
          ),
    ],
    [
      'Keyboard',
      keyboard.length === 0
        ? ''
        : table(
            ['Keys', 'What they do'],
            keyboard.map(({ keys, effect }) => [keys, effect]),
          ),
    ],
    ['Screen readers', list(screenReader)],
    ['Seen on', facts.isOnEveryScreen ? 'Every screen.' : names(facts.screens)],
    ['Contains', names(facts.contains)],
    ['Used by', names(facts.usedBy)],
    ['Changes', list(changes.map(({ version, text }) => `${version}: ${text}`))],
  ];
  const written = sections.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}`);
  return [`Status: ${facts.status}`, ...written].join('\n\n');
}
