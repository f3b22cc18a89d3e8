import { randomUUIDv7 } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type QuestionReport, reportQuestion, type ReportState, retrieveReports } from '../../contract/reports.ts';
import { ownRoute, type RouteDeps } from '../account/auth.ts';
import type { QuestionReportRow } from '../db/learningRows.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { KnownFailure } from '../knownFailure.ts';
import { openQuestion, type QuestionDeps } from '../learning/openQuestion.ts';
import { queueMail } from '../mail/queue.ts';

/** The calls that report questions, and return what became of the reports. */
export function reportRoutes(app: FastifyInstance, deps: RouteDeps & QuestionDeps): void {
  const { db, auth, limiter, now } = deps;

  ownRoute(app, auth, reportQuestion, async ({ caller, body, request }) => {
    await limiter.count('reportQuestion', request, caller.userId);
    await openQuestion(deps, caller, body);
    const { reportId, examId, questionId, version, reason, text } = body;
    await db
      .insertInto('question_reports')
      .values({
        id: reportId?.toLowerCase() ?? randomUUIDv7(),
        user_id: caller.userId,
        exam_id: examId,
        question_id: questionId,
        version,
        reason,
        text,
        state: 'open',
        created_at: now(),
      })
      // An open one that is sent again gets the new words.
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ reason, text })
          .where('question_reports.user_id', '=', caller.userId)
          .where('question_reports.state', '=', 'open'),
      )
      .execute();
    return { message: 'Thank you. You will get a mail when your report is answered.' };
  });

  ownRoute(app, auth, retrieveReports, async ({ caller: { userId } }) => ({ reports: await reportsOf(db, userId) }));
}

export async function reportsOf(db: Database, userId: string): Promise<QuestionReport[]> {
  const rows = await db
    .selectFrom('question_reports')
    .select(['id', 'exam_id as examId', 'question_id as questionId', 'version', 'reason', 'text', 'state'])
    .select(['answer', 'created_at', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ answer, created_at, answered_at, ...report }) => ({
    ...report,
    ...(answer !== null && { answer }),
    reportedAt: new Date(created_at).toISOString(),
    ...(answered_at !== null && { answeredAt: new Date(answered_at).toISOString() }),
  }));
}

export type ListedReport = QuestionReportRow & { readonly email: string; readonly exam: string };

const allReports = (db: Database) =>
  db
    .selectFrom('question_reports')
    .innerJoin('users', 'users.id', 'question_reports.user_id')
    .innerJoin('exams', 'exams.id', 'question_reports.exam_id')
    .selectAll('question_reports')
    .select(['users.email', 'exams.name as exam']);

/** The open reports, those that have waited longest first; `isAll` for answered ones as well. */
export function listReports(db: Database, isAll: boolean): Promise<ListedReport[]> {
  const all = allReports(db).orderBy('question_reports.created_at').orderBy('question_reports.id');
  return (isAll ? all : all.where('question_reports.state', '=', 'open')).execute();
}

/** The report with this id. Throws a `KnownFailure` where there is none. */
export async function findReport(db: Database, id: string): Promise<ListedReport> {
  const report = await allReports(db).where('question_reports.id', '=', id).executeTakeFirst();
  if (!report) throw new KnownFailure(`There is no report ${id}.`);
  return report;
}

/**
 * Answers an open report, and mails the answer to the reporter. Throws a `KnownFailure` where there is no such report,
 * or it has been answered.
 */
export async function answerReport(
  db: Database,
  id: string,
  state: Exclude<ReportState, 'open'>,
  answer: string,
  now: number,
): Promise<void> {
  const { email, exam, question_id } = await findReport(db, id);
  await tx(db, async (trx) => {
    const answered = await trx
      .updateTable('question_reports')
      .set({ state, answer, answered_at: now })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    if (!answered) throw new KnownFailure(`The report ${id} was answered before.`);
    await queueMail(
      trx,
      { to: email, template: 'reportAnswered', data: { state, exam, questionId: question_id, answer } },
      now,
    );
  });
}
