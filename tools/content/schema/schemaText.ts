import { join } from 'node:path';
import * as z from 'zod';
import { examFile } from '../../../server/content/examFile.ts';
import { examsFolder } from '../findExam.ts';

/** The file that exam files name in their first line. */
export const schemaFile = join(examsFolder, 'exam.schema.json');

/** The JSON Schema of exam files, by which editors complete and check them. Draft 7 is what most editors know. */
export function schemaText(): string {
  const schema = { title: 'An exam of CertCrest', ...z.toJSONSchema(examFile, { target: 'draft-7' }) };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
