/**
 * Lists, shows and answers reports of questions, also while a server runs: `npm run reports -- list [all]`, `show REPORT`,
 * and `accept REPORT TEXT` or `decline REPORT TEXT`, which mail the text to the reporter.
 */
import { REPORT_LENGTH } from '../contract/reports.ts';
import type { Database } from '../server/db/schema.ts';
import { KnownFailure } from '../server/knownFailure.ts';
import { answerReport, findReport, type ListedReport, listReports } from '../server/reports/reports.ts';
import { databaseCommand } from './databaseCommand.ts';
import { minute, printable } from './words.ts';

const usage =
  'Say what to do: npm run reports -- list [all], show REPORT, accept REPORT "WHAT CHANGED", or decline REPORT "WHY"';

await databaseCommand(usage, {
  'list 0': (db) => list(db, false),
  'list 1': (db, which) => {
    if (which !== 'all') throw new KnownFailure(usage);
    return list(db, true);
  },
  'show 1': show,
  'accept 2': (db, id, text) => answer(db, id, 'accepted', text),
  'decline 2': (db, id, text) => answer(db, id, 'declined', text),
});

async function list(db: Database, isAll: boolean): Promise<void> {
  const reports = await listReports(db, isAll);
  for (const report of reports) console.log(lineOf(report));
  if (reports.length === 0) console.log(isAll ? 'There are no reports.' : 'There are no open reports.');
}

async function show(db: Database, id: string): Promise<void> {
  const report = await findReport(db, id);
  console.log(lineOf(report));
  console.log(`${report.exam}, ${report.question_id}, version ${report.version}`);
  if (report.text !== '') console.log(`\n${printable(report.text)}`);
  if (report.answer !== null) console.log(`\n${report.state}: ${printable(report.answer)}`);
}

async function answer(db: Database, id: string, state: 'accepted' | 'declined', text: string): Promise<void> {
  const words = text.trim();
  if (words === '' || words.length > REPORT_LENGTH) {
    throw new KnownFailure(`The answer takes 1 to ${REPORT_LENGTH} characters.`);
  }
  await answerReport(db, id, state, words, Date.now());
  console.log(`The report ${id} is ${state}, and its reporter gets a mail.`);
}

/** A report in a line: when it came, its id, from whom, its state, and what it is about. */
function lineOf({ id, created_at, email, state, reason, exam_id, question_id }: ListedReport): string {
  return [minute(created_at), id, email, state, reason, `${exam_id}/${question_id}`].join('  ');
}
