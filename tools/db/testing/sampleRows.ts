import type { Database, Schema } from '../../../server/db/schema.ts';
import { type TableName, tableNames } from '../../../server/db/tables.ts';

/** Text that is easily spoiled on the way from one database to another. */
const odd = 'Zoë 张伟 👩🏽‍🎓 ’quoted’ "twice" \\ %s $1 \r\n\t\u200d\u00a0 é é'; // the last two: composed and not

/** The largest number that a `bigint` of ours may be read as, and the largest of an `integer`. */
const BIGINT = Number.MAX_SAFE_INTEGER;
const INTEGER = 2 ** 31 - 1;

/** A row for each table, so that no table is forgotten, with values that are easily lost. */
export const sampleRows: { readonly [Table in TableName]: Schema[Table] } = {
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
  questions: { exam_id: 'odd', position: 0, id: odd, section: odd, difficulty: 'hard', body: JSON.stringify(odd) },
  users: {
    id: 'odd',
    email: 'zoë@пример.example',
    password_hash: '$',
    password_version: INTEGER,
    created_at: BIGINT,
    locked_at: BIGINT,
    deleted_at: null,
  },
  sessions: {
    id: 'odd',
    user_id: 'odd',
    refresh_hash: odd,
    device: odd,
    created_at: 0,
    used_at: BIGINT,
    expires_at: BIGINT,
    ended_at: null,
    ended_by: null,
  },
  password_resets: { id: 'odd', user_id: 'odd', expires_at: BIGINT, used_at: null },
  email_changes: { id: 'odd', user_id: 'odd', email: odd, expires_at: BIGINT, used_at: null },
  passkeys: {
    id: 'odd',
    user_id: 'odd',
    credential_id: odd,
    public_key: 'x'.repeat(1000),
    counter: BIGINT,
    name: odd,
    created_at: 1,
    used_at: BIGINT,
  },
  passkey_challenges: { challenge: odd, user_id: null, expires_at: BIGINT },
  openid_logins: {
    id: 'odd',
    provider: 'google',
    purpose: 'login',
    next: odd,
    user_id: null,
    state: 'open',
    expires_at: BIGINT,
  },
  openid_connections: {
    issuer: 'https://odd.example',
    subject: odd,
    provider: 'salesforce',
    user_id: 'odd',
    email: odd,
    connected_at: BIGINT,
  },
  security_events: { id: odd, user_id: null, what: 'login', client: odd, count: INTEGER, happened_at: BIGINT },
  rate_limits: { key: odd, count: INTEGER, resets_at: BIGINT },
  mails: {
    id: 'odd',
    recipient: odd,
    template: 'passwordReset',
    data: '{}',
    created_at: 1,
    expires_at: null,
    attempts: 1,
    next_attempt_at: BIGINT,
    claimed_until: null,
    failed_at: 1,
    last_error: odd,
  },
  attempts: {
    user_id: 'odd',
    id: odd,
    exam_id: 'odd',
    score: 10_000,
    verified: 1,
    practice_set: 2,
    finished_at: 1,
    created_at: BIGINT,
  },
  cart_items: { user_id: 'odd', exam_id: 'odd', added_at: BIGINT },
  orders: {
    id: 'odd',
    user_id: 'odd',
    state: 'granted',
    version: 3,
    provider: 'wallet',
    total_cents: INTEGER,
    currency: 'USD',
    payment_id: null,
    approval_url: null,
    capture_id: odd,
    failure: null,
    current_of: null,
    looks: 3,
    look_at: BIGINT,
    created_at: 1,
    moved_at: BIGINT,
  },
  order_items: { order_id: 'odd', exam_id: 'odd', position: 0, name: odd, price_cents: INTEGER },
  entitlements: { user_id: 'odd', exam_id: 'odd', order_id: 'odd', granted_at: null },
  wallet_payments: {
    id: 'odd',
    order_id: 'odd',
    items: odd,
    total_cents: INTEGER,
    currency: 'USD',
    state: 'captured',
    capture_id: null,
    created_at: BIGINT,
  },
  secret_marks: { name: 'odd', mark: odd, set_at: BIGINT },
  health_checks: { name: 'odd', mark: odd },
};

/** Writes the row of each table. */
export async function insertSampleRows(db: Database): Promise<void> {
  for (const table of tableNames) await db.insertInto(table).values(sampleRows[table]).execute();
}
