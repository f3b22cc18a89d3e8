-- The schema of the first release, in the SQL that SQLite and PostgreSQL have in common. A released step is never changed.
-- Times are in epoch milliseconds, booleans 0 or 1, ids made by the application.

create table exams (
  id text primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  price_cents integer not null,
  pass_mark integer not null,
  minutes integer not null,
  position integer not null,
  content_hash text not null,
  retired_at bigint,
  question_count integer not null default 0,
  details text not null default '{}',
  scored_questions integer not null default 0,
  unscored_questions integer not null default 0
);

create table questions (
  exam_id text not null references exams (id),
  position integer not null,
  id text not null,
  section text not null,
  difficulty text not null,
  body text not null,
  constraint questions_pkey primary key (exam_id, id)
);
create index questions_in_order on questions (exam_id, position);

create table users (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  password_version integer not null,
  created_at bigint not null,
  deleted_at bigint,
  locked_at bigint
);

create table sessions (
  id text primary key,
  user_id text not null references users (id),
  refresh_hash text not null unique,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_by text,
  device text not null default 'Unknown device',
  used_at bigint
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table password_resets (
  id text primary key,
  user_id text not null references users (id),
  expires_at bigint not null,
  used_at bigint
);
create index password_resets_of_user on password_resets (user_id);
create index password_resets_by_expiry on password_resets (expires_at);

create table email_changes (
  id text primary key,
  user_id text not null references users (id),
  email text not null,
  expires_at bigint not null,
  used_at bigint
);
create index email_changes_of_user on email_changes (user_id);
create index email_changes_by_expiry on email_changes (expires_at);

create table passkeys (
  id text primary key,
  user_id text not null references users (id),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null, -- authenticators count up to 2^32
  name text not null,
  created_at bigint not null,
  used_at bigint
);
create index passkeys_of_user on passkeys (user_id);

create table passkey_challenges (
  challenge text primary key,
  user_id text references users (id),
  expires_at bigint not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

create table openid_logins (
  id text primary key,
  provider text not null,
  purpose text not null,
  next text not null,
  user_id text references users (id),
  state text not null,
  expires_at bigint not null
);
create index openid_logins_of_user on openid_logins (user_id);
create index openid_logins_by_expiry on openid_logins (expires_at);

create table openid_connections (
  issuer text not null,
  subject text not null,
  provider text not null,
  user_id text not null references users (id),
  email text not null,
  connected_at bigint not null,
  constraint openid_connections_pkey primary key (issuer, subject)
);
-- One account of each provider, also for simultaneous calls.
create unique index openid_connections_of_user on openid_connections (user_id, provider);

-- References no user: it outlives them.
create table security_events (
  id text primary key,
  user_id text,
  what text not null,
  client text not null,
  count integer not null,
  happened_at bigint not null
);
create index security_events_of_user on security_events (user_id);
create index security_events_by_time on security_events (happened_at);

create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at bigint not null
);
create index rate_limits_by_reset on rate_limits (resets_at);

create table mails (
  id text primary key,
  recipient text not null,
  template text not null,
  data text not null,
  created_at bigint not null,
  expires_at bigint,
  attempts integer not null,
  next_attempt_at bigint not null,
  claimed_until bigint,
  failed_at bigint,
  last_error text
);
create index mails_by_turn on mails (failed_at, next_attempt_at);

-- Finished quizzes. The id comes from the client, so it is unique only together with the user.
create table attempts (
  user_id text not null references users (id),
  id text not null,
  exam_id text not null references exams (id),
  score integer not null,
  verified integer not null,
  finished_at bigint not null,
  created_at bigint not null,
  practice_set integer,
  mode text,
  seed text,
  constraint attempts_pkey primary key (user_id, id)
);
create index attempts_in_order on attempts (user_id, exam_id, finished_at);

create table attempt_questions (
  user_id text not null,
  attempt_id text not null,
  position integer not null,
  exam_id text not null,
  question_id text not null,
  version integer not null,
  picks text not null,
  points integer not null,
  seconds integer,
  flagged integer not null,
  constraint attempt_questions_pkey primary key (user_id, attempt_id, position),
  constraint attempt_questions_attempt foreign key (user_id, attempt_id) references attempts (user_id, id)
);

-- References no question, as those are written anew with their file.
create table learner_questions (
  user_id text not null references users (id),
  exam_id text not null references exams (id),
  question_id text not null,
  times_asked integer not null,
  last_points integer,
  last_asked_at bigint,
  last_version integer,
  flagged integer not null,
  first_version integer,
  first_picks text,
  first_asked_at bigint,
  bookmarked_at bigint,
  note text,
  noted_at bigint,
  simulated_at bigint,
  constraint learner_questions_pkey primary key (user_id, exam_id, question_id)
);
-- Holds all that is read to count first answers.
create index learner_questions_first on learner_questions (exam_id, question_id, first_version, first_picks);

create table question_reports (
  id text primary key,
  user_id text not null references users (id),
  exam_id text not null references exams (id),
  question_id text not null,
  version integer not null,
  reason text not null,
  text text not null,
  state text not null,
  answer text,
  created_at bigint not null,
  answered_at bigint
);
create index question_reports_of_user on question_reports (user_id, created_at);
create index question_reports_by_state on question_reports (state, created_at);

create table exam_dates (
  user_id text not null references users (id),
  exam_id text not null references exams (id),
  day text not null,
  set_at bigint not null,
  constraint exam_dates_pkey primary key (user_id, exam_id)
);

create table cart_items (
  user_id text not null references users (id),
  exam_id text not null references exams (id),
  added_at bigint not null,
  constraint cart_items_pkey primary key (user_id, exam_id)
);

create table orders (
  id text primary key,
  user_id text not null references users (id),
  state text not null,
  version integer not null,
  provider text not null,
  total_cents integer not null,
  currency text not null,
  payment_id text unique,
  approval_url text,
  capture_id text,
  failure text,
  current_of text unique, -- at most one order per user; null does not count as a value
  created_at bigint not null,
  moved_at bigint not null,
  looks integer not null default 0,
  look_at bigint not null default 0
);
create index orders_of_user on orders (user_id, created_at);
create index orders_by_state on orders (state, created_at);
create index orders_by_look on orders (state, look_at);

create table order_items (
  order_id text not null references orders (id),
  exam_id text not null references exams (id),
  position integer not null,
  name text not null,
  price_cents integer not null,
  constraint order_items_pkey primary key (order_id, exam_id)
);

create table entitlements (
  user_id text not null references users (id),
  exam_id text not null references exams (id),
  order_id text not null references orders (id),
  granted_at bigint,
  constraint entitlements_pkey primary key (user_id, exam_id)
);
create index entitlements_of_order on entitlements (order_id);

-- The wallet is an independent provider: it knows an order only by its id.
create table wallet_payments (
  id text primary key,
  order_id text not null unique,
  items text not null,
  total_cents integer not null,
  currency text not null,
  state text not null,
  capture_id text unique,
  created_at bigint not null
);

-- Proves that servers on one database have the same secrets.
create table secret_marks (
  name text primary key,
  mark text not null,
  set_at bigint not null
);

-- What monitors have the servers write, to learn whether it can be done.
create table health_checks (
  name text primary key,
  mark text not null
);
