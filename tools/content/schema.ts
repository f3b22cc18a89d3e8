import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { examFile } from '../../server/content/examFile.ts';
import { examsFolder } from './exams.ts';

/** Writes the JSON Schema of exam files again, after `server/content/examFile.ts` has changed. */
export async function schema(): Promise<void> {
  await writeFile(schemaFile, schemaText());
  console.log(`${relative(process.cwd(), schemaFile)} is up to date.`);
}

/** The file that exam files name in their first line. */
export const schemaFile = join(examsFolder, 'exam.schema.json');

/** The JSON Schema of exam files, by which editors complete and check them. Draft 7 is what most editors know. */
export function schemaText(): string {
  const schema = { title: 'An exam of CertCrest', ...z.toJSONSchema(examFile, { target: 'draft-7' }) };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
