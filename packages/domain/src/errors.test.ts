import { expect, it } from 'vitest';
import { violatedConstraint } from './errors.ts';

it.each(['chapter_unlocks_one_free', 'chapter_unlocks_one_free_102082'])(
  'a failure names the constraint %s, with or without the number of a shard',
  (name) => {
    const failure = new Error('query failed', {
      cause: Object.assign(new Error('duplicate key'), { constraint_name: name }),
    });
    expect(violatedConstraint(failure)).toBe('chapter_unlocks_one_free');
  },
);
