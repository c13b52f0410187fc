import { rowBounds } from '@repo/db/schema';
import type { Failing } from './outside-failures.ts';

/** The valid request of a student whose account is full of quizzes. */
export const fullOfQuizzes: Failing = {
  async request(right, { server, owner }) {
    const { sql } = server.database;
    await sql`insert into published_tests (hash, snapshot) values ('full', '{}') on conflict do nothing`;
    await sql`insert into test_results (user_id, id, attempt_id, test_id, chapter_id, test_hash, answers, correct_answers,
        incorrect_answers, score_percent, is_passed, time_taken_seconds, created_at)
      select ${owner.id}, n::text, n::text, 'test', 'chapter', 'full', '[]', 0, 0, 0, false, 60, now()
      from generate_series(1, ${rowBounds.test_results}::integer) n`;
    return right;
  },
};

/** The limits of written answers. */
export const fullOfWritten: Failing = {
  async request(right, { server, owner }) {
    const { sql } = server.database;
    await sql`insert into published_written (hash, snapshot) values ('full', '{}') on conflict do nothing`;
    await sql`insert into written_results (user_id, id, attempt_id, written_id, chapter_id, written_hash, alternative, ticked,
        halves, out_of_halves, created_at)
      select ${owner.id}, n::text, n::text, 'written', 'chapter', 'full', 0, '1', 1, 2, now()
      from generate_series(1, ${rowBounds.written_results}::integer) n`;
    return right;
  },
};
