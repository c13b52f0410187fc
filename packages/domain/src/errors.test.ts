import { expect, it } from 'vitest';
import { violatedConstraint } from './errors.ts';

it.each([
  [
    'on one node',
    'duplicate key',
    { constraint_name: 'chapter_unlocks_one_free' },
    'chapter_unlocks_one_free',
  ],
  [
    'of uniqueness on a cluster',
    'duplicate key value violates unique constraint "chapter_unlocks_one_free_102082"',
    {},
    'chapter_unlocks_one_free',
  ],
  [
    'of an account on a cluster',
    'insert or update on table "study_days_102050" violates foreign key constraint "study_days_user_id_users_id_fk_102050"',
    {},
    'study_days_user_id_users_id_fk',
  ],
])('a failure names the violated constraint %s', (_, message, fields, name) => {
  const failure = new Error('query failed', { cause: Object.assign(new Error(message), fields) });
  expect(violatedConstraint(failure)).toBe(name);
});
