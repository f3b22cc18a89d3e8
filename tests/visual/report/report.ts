import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturePath } from '../picture.ts';
import type { JudgedDifference } from '../prove.ts';

const root = join(import.meta.dirname, '../../..');
const file = 'test-results/looks.html';

/** A difference as the page of the report has it: pictures as addresses that hold them. */
interface ReportedDifference {
  readonly story: string;
  readonly mode: string;
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/** The report as one page that opens without a server: pictures and script are in it. */
export function printReport(differences: readonly ReportedDifference[]): string {
  const page = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8');
  // A closing tag within a text would end the script that holds it.
  const data = JSON.stringify(differences).replaceAll('<', String.raw`\u003c`);
  return page.replace('type="application/json">', (tag) => `${tag}${data}`);
}

/** Writes the report of differences, and answers where it is, from the project's root. */
export function writeReport(differences: readonly JudgedDifference[]): string {
  const address = (path: string | undefined) =>
    path === undefined ? undefined : `data:image/png;base64,${readFileSync(path).toString('base64')}`;
  const reported = differences.map(({ story, mode, picture, now }) => ({
    story,
    mode,
    before: address(picture),
    now: address(now && picturePath(now)),
  }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, file), printReport(reported));
  return file;
}
