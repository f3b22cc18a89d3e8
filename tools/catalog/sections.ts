import type { ComponentFacts, PageFacts } from './facts.ts';

/** What is known of a component below one title, as Markdown; empty where there is nothing to say. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Rows of a table, empty without any; a cell's own bars are escaped. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}

const names = (pages: readonly PageFacts[]) => pages.map(({ name }) => name).join(', ');

const muiPage = (name: string) =>
  `https://mui.com/material-ui/api/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/`;

/** What it takes beyond the props that are listed, as a sentence. */
function restSentence({ rest }: ComponentFacts): string {
  if (!rest) return 'It takes its own props alone.';
  if (rest.kind === 'itself') {
    return 'These are the props that the catalog uses or the theme has a default for. It is MUI’s own component: everything else is as MUI documents it.';
  }
  const of = rest.kind === 'mui' ? `[MUI’s ${rest.of}](${muiPage(rest.of)})` : `\`<${rest.of}>\``;
  const without = rest.without.map((name) => `\`${name}\``).join(', ');
  return `Every other prop of ${of}${without && `, except ${without},`} reaches its root, \`ref\`, \`className\` and \`sx\` included.`;
}

/** All that the catalog says of a component: its page and the manifest for machines have the same, in this order. */
export function sectionsOf(facts: ComponentFacts) {
  const { props, parts, keyboard } = facts;
  const places: readonly (readonly [title: string, names: string])[] = [
    ['Seen on', facts.isOnEveryScreen ? 'every screen' : names(facts.screens)],
    ['Contains', names(facts.contains)],
    ['Used by', names(facts.usedBy)],
    ['Related', names(facts.related)],
  ];
  return {
    when: { title: 'Use it', text: list(facts.when) },
    whenNot: { title: 'Use something else', text: list(facts.whenNot) },
    dos: { title: 'Do', text: list(facts.dos) },
    donts: { title: 'Don’t', text: list(facts.donts) },
    props: {
      title: 'Props',
      text: table(
        ['Prop', 'Type', 'Default', 'Meaning'],
        props.map(({ name, type, required, defaultValue, description }) => [
          required ? `${name} (required)` : name,
          `\`${type}\``,
          defaultValue === undefined ? '' : `\`${defaultValue}\``,
          description,
        ]),
      ),
    },
    rest: { title: 'More props', text: restSentence(facts) },
    anatomy: {
      title: 'Anatomy',
      text: table(
        ['Part', 'Rendered by', 'Class', 'Note'],
        parts.map(({ key, base = '', className, note }) => [key, base, className, note]),
      ),
    },
    keyboard: {
      title: 'Keyboard',
      text: table(
        ['Keys', 'What they do'],
        keyboard.map(({ keys, effect }) => [keys, effect]),
      ),
    },
    screenReader: { title: 'Screen readers', text: list(facts.screenReader) },
    places: {
      title: 'Where it stands',
      text: list(places.flatMap(([title, found]) => (found === '' ? [] : `${title}: ${found}.`))),
    },
  } satisfies Record<string, Section>;
}
