import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { examFiles } from '../../server/content/examFiles.ts';
import { examsFolder } from './exams.ts';
import { schemaFile, schemaText } from './schema.ts';

const node: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    description: z.string().optional(),
    properties: z.record(z.string(), node).optional(),
    items: node.optional(),
  }),
);
interface Node {
  description?: string | undefined;
  properties?: Record<string, Node> | undefined;
  items?: Node | undefined;
}

/** Paths of all that has no description. */
function undescribed({ properties = {}, items }: Node, path: string): string[] {
  const inside = Object.entries(properties).flatMap(([name, child]) => [
    ...(child.description === undefined ? [`${path}.${name}`] : []),
    ...undescribed(child, `${path}.${name}`),
  ]);
  return items ? [...inside, ...undescribed(items, `${path}[]`)] : inside;
}

it('is up to date: npm run content -- schema', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
});

it('describes everything that an author writes', () => {
  expect(undescribed(node.parse(JSON.parse(schemaText())), 'exam')).toEqual([]);
});

it('is named by every exam file in its first line', async () => {
  const files = await examFiles(examsFolder);
  const firstLines = files
    .filter(({ file }) => file.endsWith('.yaml'))
    .map(({ file }) => [file, readFileSync(join(examsFolder, file), 'utf8').split('\n')[0]]);
  expect(firstLines).toEqual(firstLines.map(([file]) => [file, '# yaml-language-server: $schema=./exam.schema.json']));
});
