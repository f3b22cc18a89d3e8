import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
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

/**
 * The report as one page that opens without a server, in pieces: pictures and script are in it. Each difference has an
 * element of its own, as all of them may be more than one text can hold.
 */
export function* printReport(differences: Iterable<ReportedDifference>): Generator<string> {
  const page = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8');
  const at = page.indexOf('<script>');
  yield page.slice(0, at);
  for (const difference of differences) {
    // A closing tag within a text would end the script that holds it.
    const data = JSON.stringify(difference).replaceAll('<', String.raw`\u003c`);
    yield `<script type="application/json">${data}</script>\n`;
  }
  yield page.slice(at);
}

/** A picture as an address that holds it. */
const address = (path: string | undefined) =>
  path === undefined ? undefined : `data:image/png;base64,${readFileSync(path).toString('base64')}`;

/** Reads the pictures of differences, one after the other. */
function* withPictures(differences: readonly JudgedDifference[]): Generator<ReportedDifference> {
  for (const { story, mode, picture, now } of differences)
    yield { story, mode, before: address(picture), now: address(now && picturePath(now)) };
}

/** Writes the report of differences, and answers where it is, from the project's root. */
export function writeReport(differences: readonly JudgedDifference[]): string {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const report = openSync(join(root, file), 'w');
  for (const piece of printReport(withPictures(differences))) writeSync(report, piece);
  closeSync(report);
  return file;
}
