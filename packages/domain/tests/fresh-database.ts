import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestContext, type TestContext } from '#src/testing/index.ts';

/** The database of the test file that calls `useFreshDatabase`, emptied before each test. */
export let database: TestDatabase;
/** A context on it, new before each test. */
export let ctx: TestContext;

/** Call it in the test file: files that share this module share no hooks. */
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
