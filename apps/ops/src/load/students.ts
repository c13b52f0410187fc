import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@repo/db';
import { superShare } from './evening.ts';
import type { StudyPlace } from './places.ts';

/** An account of the load, signed in. */
export type LoadStudent = {
  id: string;
  email: string;
  token: string;
  isSuper: boolean;
  place: StudyPlace;
  /** ETag of the content on their device; null when nothing is downloaded. */
  etag: string | null;
  /** The last page that was sent. */
  page: number;
  /** The device's id, and how many of its events the server has. */
  device: string;
  sequence: number;
  /** Whether a save is in flight: one at a time, like the outbox. */
  isSaving: boolean;
  /**
   * Whether a saved position got no answer. It may still be stored later, so a further one could not be told
   * apart from it.
   */
  isUncertain: boolean;
};

/** A device that has sent nothing yet. */
export const newDevice = () => ({ device: randomBytes(8).toString('hex'), sequence: 0 });

export const password = 'a secret of the evening';
/** A student's history: chapters with a position, quizzes, days of study. Their device sent one event. */
const history = { chapters: 6, quizzes: 10, days: 20 };
/** Number of accounts created by one statement. */
const atOnce = 5_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Whether the student has Super: every tenth. */
const isSuperAt = (index: number) => index % Math.round(1 / superShare) === 0;

const studentAt = (places: readonly StudyPlace[], index: number): LoadStudent => ({
  id: `evening-${index}`,
  email: `evening-${index}@example.com`,
  token: sha256(`evening ${index}`),
  isSuper: isSuperAt(index),
  place: places[index % places.length] as StudyPlace,
  etag: null,
  page: 0,
  ...newDevice(),
  sequence: 1,
  isSaving: false,
  isUncertain: false,
});

async function insertAccounts(
  { sql }: Pick<Database, 'sql'>,
  students: readonly LoadStudent[],
  passwordHash: string,
) {
  const [ids, emails, tokens, chapters, supers] = [
    students.map(({ id }) => id),
    students.map(({ email }) => email),
    students.map(({ token }) => sha256(token)),
    students.map(({ place }) => place.chapterId),
    students.filter(({ isSuper }) => isSuper).map(({ id }) => id),
  ];
  await sql`insert into users (id, name, email, age, gender, password_hash, verified_at, last_login, created_at)
    select id, 'Asha Rao', email, 15, 'Female', ${passwordHash}, now(), now(), now() - interval '60 days'
    from unnest(${ids}::text[], ${emails}::text[]) made (id, email)`;
  await sql`update users set expiry_date = now() + interval '20 days' where id = any(${supers}::text[])`;
  await sql`insert into sessions (token_hash, user_id, expires_at)
    select hash, id, now() + interval '29 days' from unnest(${tokens}::text[], ${ids}::text[]) made (hash, id)`;
  await sql`insert into chapter_unlocks (user_id, chapter_id, source, unlocked_at)
    select id, chapter, 'free', now() from unnest(${ids}::text[], ${chapters}::text[]) made (id, chapter)`;
}

/** Copies one student's history, made by calls, to the others, so that their rows are like the product's. */
async function insertHistory({ sql }: Pick<Database, 'sql'>, students: readonly LoadStudent[]) {
  const ids = students.map(({ id }) => id);
  await sql`insert into chapter_progress
      (user_id, chapter_id, subject_id, current_topic_index, current_page_index, completed_at, updated_at)
    select own.user_id, c.id, c.subject_id, 1, 2, now() - interval '5 days', now() - interval '5 days'
    from chapter_unlocks own cross join lateral (
      select id, subject_id from chapters where id <> own.chapter_id order by id limit ${history.chapters}) c
    where own.user_id = any(${ids}::text[]) on conflict do nothing`;
  const devices = students.map(({ device }) => device);
  await sql`insert into study_devices (user_id, device, next_sequence, last_at, last_times_ms)
    select id, device, 1, now() - interval '1 day', '[0]'
    from unnest(${ids}::text[], ${devices}::text[]) made (id, device)`;
  await sql`insert into study_days (user_id, day)
    select id, current_date - n from unnest(${ids}::text[]) id, generate_series(1, ${history.days}::int) n
    on conflict do nothing`;
  await sql`insert into test_results (user_id, id, attempt_id, test_id, chapter_id, test_hash, answers,
      correct_answers, incorrect_answers, score_percent, is_passed, time_taken_seconds, created_at)
    select u.id, 'before-' || n, 'before-' || n, test_id, chapter_id, test_hash, answers, correct_answers,
      incorrect_answers, score_percent, is_passed, time_taken_seconds, now() - n * interval '1 day'
    from unnest(${ids}::text[]) u (id), generate_series(1, ${history.quizzes}::int) n,
      (select * from test_results limit 1) done on conflict do nothing`;
}

/**
 * Adds accounts with a session, a chapter and a history of weeks, in a database where one student has taken a
 * quiz.
 * @param passwordHash of `password`
 */
export async function insertStudents(
  database: Pick<Database, 'sql'>,
  { count, places, passwordHash }: { count: number; places: readonly StudyPlace[]; passwordHash: string },
): Promise<LoadStudent[]> {
  const students = Array.from({ length: count }, (_, index) => studentAt(places, index));
  for (let from = 0; from < count; from += atOnce) {
    const some = students.slice(from, from + atOnce);
    await insertAccounts(database, some, passwordHash);
    await insertHistory(database, some);
  }
  await database.sql`vacuum analyze`;
  return students;
}
