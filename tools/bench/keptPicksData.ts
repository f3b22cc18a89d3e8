import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { accessTokens } from '../../server/account/auth.ts';
import { openSession } from '../../server/account/sessions.ts';
import type { AttemptQuestionRow, AttemptRow } from '../../server/db/learningRows.ts';
import type { Database, Tx } from '../../server/db/schema.ts';
import { tx } from '../../server/db/tx.ts';
import { prepare } from '../../server/prepare.ts';
import { site } from '../build/site.ts';
import { item } from './quiz.ts';
import { type Person, TOKEN_SECRET } from './people.ts';

/** A learner who is logged in, and an exam with its questions. */
export interface LearnerWithPicks extends Person {
  readonly exam: string;
  readonly questionIds: readonly string[];
}

/** Questions of an attempt. */
const LENGTH = 60;

/** Attempts of the learner who is measured: far more than most have. */
const MANY = 50;

/** Rows of one insert. */
const BATCH = 2000;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the site's exams and so many picks of so many learners, all answered, in attempts of 60
 * questions. The first learner has 50 attempts, one a day, every other one of the exam that is measured; all others share the
 * rest. Exams cost nothing, so that everyone may take all of each.
 */
export async function fillWithPicks(
  db: Database,
  { picks, learners, isServer }: { readonly picks: number; readonly learners: number; readonly isServer: boolean },
): Promise<LearnerWithPicks> {
  await prepare(db, join(site.root, 'content/exams'), TOKEN_SECRET);
  await db.updateTable('exams').set({ price_cents: 0 }).execute();
  const exams = await questionsByExam(db);
  const now = Date.now();
  const users = Array.from({ length: learners }, (_, at) => ({
    id: randomUUID(),
    email: `learner-${at}@bench.example`,
    password_hash: '',
    password_version: 1,
    created_at: now,
    locked_at: null,
    deleted_at: null,
  }));
  await tx(db, (trx) =>
    insertAll(users, (rows) =>
      trx
        .insertInto('users')
        .values([...rows])
        .execute(),
    ),
  );

  const others = (picks - MANY * LENGTH) / Math.max(1, learners - 1);
  let left = picks;
  for (let at = 0; at < learners && left > 0; at += 100) {
    const made = users.slice(at, at + 100).flatMap(({ id }, index) => {
      const isFirst = at + index === 0;
      const ends = Math.round(others * (at + index)) - Math.round(others * (at + index - 1));
      const count = Math.min(left, isFirst ? MANY * LENGTH : ends);
      left -= count;
      return attemptsOf(id, count, at + index, exams, now);
    });
    await tx(db, (trx) => insertAttempts(trx, made));
  }
  await tx(db, addLearnerQuestions);
  // As PostgreSQL does by itself within a minute.
  if (isServer) await sql`analyze`.execute(db);

  const [exam, questionIds] = item(exams, 0);
  const opened = await tx(db, (trx) => openSession(trx, users[0]?.id ?? '', 'a benchmark', now));
  return {
    userId: opened.userId,
    accessToken: await accessTokens(TOKEN_SECRET, Date.now).issue(opened),
    exam,
    questionIds,
  };
}

/** The ids of each exam's questions; the exam that is measured comes first. */
async function questionsByExam(db: Database): Promise<(readonly [exam: string, ids: readonly string[]])[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['exam_id', 'id'])
    .orderBy('exam_id')
    .orderBy('position')
    .execute();
  const byExam = Map.groupBy(rows, ({ exam_id }) => exam_id);
  return [...byExam].map(([exam, own]) => [exam, own.map(({ id }) => id)] as const);
}

interface MadeAttempt {
  readonly attempt: AttemptRow;
  readonly questions: readonly AttemptQuestionRow[];
}

/** Attempts of a learner with so many picks together, of different exams in turns. */
function attemptsOf(
  userId: string,
  picks: number,
  learner: number,
  exams: readonly (readonly [exam: string, ids: readonly string[]])[],
  now: number,
): MadeAttempt[] {
  return Array.from({ length: Math.ceil(picks / LENGTH) }, (_, turn) => {
    const id = randomUUID();
    const [exam, ids] = item(exams, learner === 0 && turn % 2 === 0 ? 0 : learner + turn);
    const length = Math.min(LENGTH, picks - turn * LENGTH);
    const finished_at = now - (turn + 1) * DAY + learner;
    return {
      attempt: {
        user_id: userId,
        id,
        exam_id: exam,
        score: 5000 + ((learner * 7 + turn * 13) % 50) * 100,
        verified: 1,
        practice_set: null,
        mode: 'exam',
        seed: null,
        finished_at,
        created_at: finished_at,
      },
      questions: Array.from({ length }, (__, position) => ({
        user_id: userId,
        attempt_id: id,
        position,
        exam_id: exam,
        // Far apart, and each once: 37 has no factor in common with the number of questions.
        question_id: item(ids, (learner + turn * LENGTH + position) * 37),
        version: 1,
        picks: item(['["a"]', '["b"]', '["c"]', '["d"]'], (learner * 31 + position * 17 + turn) % 101),
        points: (learner + position) % 3 === 0 ? 0 : 100,
        seconds: 30 + ((learner + position) % 90),
        flagged: 0 as const,
      })),
    };
  });
}

async function insertAttempts(trx: Tx, made: readonly MadeAttempt[]): Promise<void> {
  await insertAll(
    made.map(({ attempt }) => attempt),
    (rows) =>
      trx
        .insertInto('attempts')
        .values([...rows])
        .execute(),
  );
  await insertAll(
    made.flatMap(({ questions }) => questions),
    (rows) =>
      trx
        .insertInto('attempt_questions')
        .values([...rows])
        .execute(),
  );
}

async function insertAll<Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** What the learners have of each question after these attempts, near enough for a measurement. */
async function addLearnerQuestions(trx: Tx): Promise<void> {
  await sql`
    insert into learner_questions (user_id, exam_id, question_id, times_asked, last_points, last_asked_at, last_version,
      flagged, first_version, first_picks, first_asked_at)
    select asked.user_id, asked.exam_id, asked.question_id, count(*), min(asked.points), max(attempts.finished_at), 1,
      0, 1, min(asked.picks), min(attempts.finished_at)
    from attempt_questions asked
    join attempts on attempts.user_id = asked.user_id and attempts.id = asked.attempt_id
    group by asked.user_id, asked.exam_id, asked.question_id`.execute(trx);
}
