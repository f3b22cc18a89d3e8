/** Checks that the documents about security and data say what is there: `node tools/docs-check.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableNames } from '../server/db/tables.ts';
import { type MarkdownNode, nodesOf, parseMarkdown } from './articles/markdown.ts';
import { site } from './build/site.ts';

/** A document: its path from the project's root, and its text. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Paths of sources and documents, as code in a document names them. */
const sourcePath = /^[\w./-]+\/[\w.-]+\.(?:tsx?|md)$/;

/** The files that a document names as code or links to, and that do not exist. */
export function missingFiles({ path, text }: Document, exists: (file: string) => boolean): string[] {
  const files = nodesOf(parseMarkdown(text)).flatMap((node) => {
    if (node.type === 'inlineCode') return sourcePath.test(node.value) ? node.value : [];
    if (node.type !== 'link' || URL.canParse(node.url) || node.url.startsWith('#')) return [];
    return join(dirname(path), node.url.replace(/#.*$/, ''));
  });
  return files.filter((file) => !exists(file)).map((file) => `${path} names ${file}, which is not there`);
}

/** The cells of every row of the tables below a document's headings `## …`, as text: by heading, header rows included. */
function tablesOf(text: string): Map<string, string[][]> {
  const tables = new Map<string, string[][]>();
  let heading = '';
  for (const node of parseMarkdown(text).children) {
    if (node.type === 'heading' && node.depth === 2) heading = textOf(node);
    if (node.type !== 'table') continue;
    const rows = node.children.map((row) => row.children.map(textOf));
    tables.set(heading, [...(tables.get(heading) ?? []), ...rows]);
  }
  return tables;
}

const textOf = (node: MarkdownNode): string =>
  nodesOf(node)
    .map((inner) => ('value' in inner ? inner.value : ''))
    .join('');

/** The tables of the database without a line in the inventory, and the lines without a table. */
export function inventoryProblems({ path, text }: Document, tables: readonly string[]): string[] {
  const [, ...rows] = tablesOf(text).get('The database') ?? [];
  const lines = rows.map(([name = '']) => name);
  return [
    ...tables.filter((name) => !lines.includes(name)).map((name) => `${path} has no line for the table ${name}`),
    ...lines
      .filter((name) => !tables.includes(name))
      .map((name) => `${path} has a line for ${name}, which is no table`),
  ];
}

/** How many requirements each level of ASVS 5.0.0 adds. */
const REQUIREMENTS: Readonly<Record<string, number>> = { '1': 70, '2': 183 };

const states = ['met', 'partly', 'not met', 'operator', 'n/a'];

/** What is missing in the table of requirements: some of them, a state, or a test or note. */
export function requirementProblems({ path, text }: Document, requirements = REQUIREMENTS): string[] {
  const rows = [...tablesOf(text).values()].flat().filter(([, level = '']) => level in requirements);
  const lines = rows.map(([numbers = '', level = '', , state = '', note = '']) => ({
    numbers: numbers.split(', '),
    level,
    isWhole: states.includes(state) && note !== '',
  }));
  const unfinished = lines.filter(({ isWhole }) => !isWhole).flatMap(({ numbers }) => numbers);
  return [
    ...unfinished.map((number) => `${path} has no state, or neither a test nor a note, for ${number}`),
    ...Object.entries(requirements).flatMap(([level, count]) => {
      const named = new Set(lines.filter((line) => line.level === level).flatMap(({ numbers }) => numbers));
      return named.size === count ? [] : [`${path} has ${named.size} requirements of level ${level}, not ${count}`];
    }),
  ];
}

if (import.meta.main) {
  const read = (path: string): Document => ({ path, text: readFileSync(join(site.root, path), 'utf8') });
  const [asvs, data, security] = [read('docs/asvs.md'), read('docs/data.md'), read('SECURITY.md')];
  const exists = (file: string) => existsSync(join(site.root, file));
  const problems = [
    ...[asvs, data, security].flatMap((document) => missingFiles(document, exists)),
    ...inventoryProblems(data, [...tableNames, 'schema_migrations']),
    ...requirementProblems(asvs),
  ];
  for (const problem of problems) console.log(problem);
  console.log(`3 documents about security and data: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
