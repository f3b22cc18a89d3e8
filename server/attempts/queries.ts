import type { AttemptRow, Database } from '../db/schema.ts';

/** How many questions an exam has. */
export async function questionCount(db: Database, examId: string): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('exam_id', '=', examId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a user has an attempt with this id. */
export async function isSaved(db: Database, { user_id, id }: Pick<AttemptRow, 'user_id' | 'id'>): Promise<boolean> {
  const attempt = await db
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst();
  return attempt !== undefined;
}

/** Saves an attempt, unless its user has one with this id. */
export async function insertAttempt(db: Database, attempt: AttemptRow): Promise<void> {
  await db
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}
