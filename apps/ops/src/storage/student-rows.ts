/** Rows of one table as students make them. */
export type StudentRows = {
  table: string;
  /** Rows per student of the sample: enough to measure the bytes of one. */
  sampled: number;
  /** Assumed rows that a student who works all year makes in the table; docs/scaling.md gives the reasons. */
  aYear: number;
  /** Columns and values of row `k` of student `s`, as SQL. */
  columns: string;
  values: string;
};

/** Number of tests and written questions that the sample's results refer to. */
const questionCount = 300;

/** Ids as the server makes them: 32 characters 0-9a-f, in no order. */
const id = (...parts: string[]) => `md5(${parts.join(" || '/' || ")})`;
const student = `md5('student' || s)`;
const chapter = `md5('chapter' || k % 75)`;
const question = `(s * 7 + k) % ${questionCount}`;
const hash = (kind: string, of: string) => `encode(sha256(('${kind}' || ${of})::bytea), 'hex')`;
const moment = `now() - random() * interval '300 days'`;

/** What results refer to; not counted, since it doesn't grow with students. */
export const referredRows = `
  insert into published_tests (hash, snapshot)
  select ${hash('test', 'k')}, jsonb_build_object('title', k) from generate_series(0, ${questionCount - 1}) k;
  insert into published_written (hash, snapshot)
  select ${hash('written', 'k')}, jsonb_build_object('marks', k) from generate_series(0, ${questionCount - 1}) k;`;

/** Tables in an order that satisfies foreign keys. */
export const studentRows: readonly StudentRows[] = [
  {
    table: 'users',
    sampled: 1,
    aYear: 1,
    columns:
      'id, name, email, age, gender, password_hash, verified_at, expiry_date, last_login, created_at, adult_at',
    values: `${student}, 'Asha Kumari Sharma ' || s, 'asha.kumari.' || s || '@example.com', 15, 'Female',
      '$argon2id$v=19$m=19456,t=2,p=1$' || ${id("'salt'", 's')} || ${id("'hash'", 's')} || 'abcd',
      ${moment}, ${moment}, ${moment}, ${moment}, now() + interval '3 years'`,
  },
  {
    table: 'sessions',
    sampled: 2,
    aYear: 2,
    columns: 'token_hash, user_id, expires_at',
    values: `${hash('session', "s || '/' || k")}, ${student}, ${moment}`,
  },
  {
    table: 'known_devices',
    sampled: 2,
    aYear: 2,
    columns: 'token_hash, user_id, last_used_at',
    values: `${hash('device', "s || '/' || k")}, ${student}, ${moment}`,
  },
  {
    table: 'chapter_unlocks',
    sampled: 1,
    aYear: 1,
    columns: 'user_id, chapter_id, source, unlocked_at',
    values: `${student}, ${chapter}, 'free', ${moment}`,
  },
  {
    table: 'accepted_invites',
    sampled: 1,
    aYear: 1,
    columns: 'inviter_id, invited_id, accepted_at',
    values: `${student}, ${id("'friend'", 's')}, ${moment}`,
  },
  {
    table: 'chapter_progress',
    sampled: 30,
    aYear: 60,
    columns:
      'user_id, chapter_id, subject_id, current_topic_index, current_page_index, completed_at, updated_at',
    values: `${student}, ${chapter}, md5('subject' || k % 5), k % 6, s % 4, ${moment}, ${moment}`,
  },
  {
    table: 'study_days',
    sampled: 50,
    aYear: 200,
    columns: 'user_id, day, reviewed_at',
    values: `${student}, current_date - k + 1, ${moment}`,
  },
  {
    table: 'test_results',
    sampled: 20,
    aYear: 150,
    columns: `user_id, id, attempt_id, test_id, chapter_id, test_hash, answers, correct_answers, incorrect_answers,
      score_percent, is_passed, time_taken_seconds, created_at`,
    values: `${student}, ${id("'result'", 's', 'k')}, gen_random_uuid(), md5('test' || ${question}), ${chapter},
      ${hash('test', question)}, '[0, 3, 1, 2, -1, 0, 1, 2, 3, 1]', 7, 3, 70, true, 240, ${moment}`,
  },
  {
    table: 'written_results',
    sampled: 20,
    aYear: 150,
    columns: `user_id, id, attempt_id, written_id, chapter_id, written_hash, alternative, ticked, halves,
      out_of_halves, created_at`,
    values: `${student}, ${id("'answer'", 's', 'k')}, gen_random_uuid(), md5('written' || ${question}), ${chapter},
      ${hash('written', question)}, 0, '110101', 4, 6, ${moment}`,
  },
  {
    table: 'paper_results',
    sampled: 2,
    aYear: 10,
    columns: `user_id, id, attempt_id, paper_id, name, answers, chapter_ids, units, halves, out_of_halves,
      time_taken_seconds, content_published_at, created_at`,
    values: `${student}, ${id("'paper'", 's', 'k')}, gen_random_uuid(), md5('paper' || k), 'Social Science',
      (select jsonb_agg(jsonb_build_object('chapterId', md5('chapter' || n % 15), 'testId', md5('test' || n * s % ${questionCount}),
        'index', n % 9, 'answer', (n + s) % 4)) from generate_series(1, 39) n),
      array(select md5('chapter' || n) from generate_series(0, 14) n),
      (select jsonb_agg(jsonb_build_object('name', 'Unit ' || n, 'halves', (n * s) % 30, 'outOfHalves', 40))
        from generate_series(1, 5) n), 97, 160, 9000, now(), ${moment}`,
  },
  {
    table: 'orders',
    sampled: 1,
    aYear: 1,
    columns: `user_id, id, amount_paise, currency, status, provider_order_id, payment_session_id, created_at, updated_at,
      expires_at, checks`,
    values: `${student}, 'order_' || ${id("'order'", 's', 'k')}, 19900, 'INR', 'PAID', '2149460581',
      'session_' || repeat(${id("'checkout'", 's')}, 4), ${moment}, ${moment}, ${moment}, 1`,
  },
  {
    table: 'order_states',
    sampled: 2,
    aYear: 2,
    columns: 'user_id, order_id, position, status, source, seen_at',
    values: `${student}, 'order_' || ${id("'order'", 's', "'1'")}, k - 1, 'PAID', 'webhook', ${moment}`,
  },
  {
    table: 'plan_grants',
    sampled: 1,
    aYear: 1,
    columns: 'user_id, order_id, granted_from, granted_until, granted_at',
    values: `${student}, 'order_' || ${id("'order'", 's', 'k')}, ${moment}, ${moment}, ${moment}`,
  },
];
