import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('../../../content/exams/', import.meta.url);
const files = readdirSync(folder);

/** How many exams there are: each has a file. */
export const examCount = files.filter((name) => !name.endsWith('.json')).length;

/** How many questions an exam has. */
export function questionCountOf(slug: string): number {
  const exam = parse(readFileSync(new URL(`${slug}.yaml`, folder), 'utf8')) as { questions: unknown[] }; // checked by content:check
  return exam.questions.length;
}
