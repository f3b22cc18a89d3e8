import { compare } from './compare/compare.ts';
import { exportExam } from './export/export.ts';
import { importQuestions } from './import/import.ts';
import { print } from './print/print.ts';
import { schema } from './schema/schema.ts';
import type { Subcommand } from './subcommand.ts';

/** Everything that `npm run content` can do, by name. */
export const subcommands: Readonly<Record<string, Subcommand>> = {
  print,
  compare,
  schema,
  import: importQuestions,
  export: exportExam,
};
