import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestContext, type TestContext } from '#src/testing/index.ts';

/** A database of the test file that calls `useFreshDatabase`, empty before each of its tests. */
export let database: TestDatabase;
/** A context over it, a new one before each test. */
export let ctx: TestContext;

/** To be called by the test file itself: test files that share this module share none of its hooks. */
export function useFreshDatabase(): void {
  beforeAll(async () => {
    database = await openTestDatabase({ max: 20 });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    ctx = createTestContext(database);
  });
}
