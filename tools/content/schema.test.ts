import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { examFiles } from '../../server/content/examFiles.ts';
import { examsFolder } from './exams.ts';
import { schemaFile, schemaText } from './schema.ts';

it('is up to date: npm run content -- schema', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
});

it('describes everything that an author writes', () => {
  const described = z.record(z.string(), z.looseObject({ description: z.string() }));
  JSON.parse(schemaText(), (key, value) => (key === 'properties' ? described.parse(value) : value));
});

it('is named by every exam file in its first line', async () => {
  const files = (await examFiles(examsFolder)).filter(({ file }) => file.endsWith('.yaml'));
  for (const { file } of files)
    expect(readFileSync(join(examsFolder, file), 'utf8'), file).toMatch(
      /^# yaml-language-server: \$schema=\.\/exam\.schema\.json\n/,
    );
});
