import type { Database } from '../../../server/db/schema.ts';

/** Text that is easily spoiled on the way from one database to another. */
const odd = 'Zoë 张伟 👩🏽‍🎓 ’quoted’ "twice" \\ %s $1 \r\n\t\u200d\u00a0 é é'; // the last two: composed and not

/** The largest number that a `bigint` of ours may be read as, and the largest of an `integer`. */
const BIGINT = Number.MAX_SAFE_INTEGER;
const INTEGER = 2 ** 31 - 1;

/** Rows that refer to each other, with values that are easily lost. */
export const sampleRows = {
  exams: {
    id: 'odd',
    slug: 'odd',
    name: odd,
    description: '',
    price_cents: INTEGER,
    pass_mark: 0,
    scored_questions: 60,
    unscored_questions: 5,
    question_count: 65,
    details: '{}',
    minutes: -1,
    position: 9,
    content_hash: 'x'.repeat(10_000),
    retired_at: BIGINT,
  },
  users: {
    id: 'odd',
    email: 'zoë@пример.example',
    password_hash: '$',
    password_version: INTEGER,
    created_at: BIGINT,
    locked_at: BIGINT,
    deleted_at: null,
  },
  attempts: {
    user_id: 'odd',
    id: odd,
    exam_id: 'odd',
    score: 10_000,
    verified: 1,
    practice_set: 2,
    mode: 'exam',
    seed: '0123456789abcdef',
    finished_at: 1,
    created_at: BIGINT,
  },
} as const;

/** Writes them. */
export async function insertSampleRows(db: Database): Promise<void> {
  await db.insertInto('exams').values(sampleRows.exams).execute();
  await db.insertInto('users').values(sampleRows.users).execute();
  await db.insertInto('attempts').values(sampleRows.attempts).execute();
}
