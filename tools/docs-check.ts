/** Checks that the documents about security and data say what is there: `node tools/docs-check.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableNames } from '../server/db/tables.ts';
import { site } from './build/site.ts';

/** A document: its path from the project's root, and its text. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** The files that a document names in backticks or links to, and that do not exist. */
export function missingFiles({ path, text }: Document, exists: (file: string) => boolean): string[] {
  const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|md))`/g)].map(([, file = '']) => file);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = '']) => join(dirname(path), file));
  return [...named, ...linked]
    .filter((file) => !exists(file))
    .map((file) => `${path} names ${file}, which is not there`);
}

/** The tables of the database without a line in the inventory, and the lines without a table. */
export function inventoryProblems({ path, text }: Document, tables: readonly string[]): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('The database\n')) ?? '';
  const lines = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
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
  const lines = [...text.matchAll(/^\| (\d[\d., ]*)\|(.*)\|$/gm)].map(([, numbers = '', rest = '']) => {
    const [level = '', , state = '', note = ''] = rest.split('|').map((cell) => cell.trim());
    return { numbers: numbers.trim().split(', '), level, isWhole: states.includes(state) && note !== '' };
  });
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
