import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestContext, type TestContext } from '#src/testing/index.ts';

/** A database of the test file that imports this, empty before each of its tests. */
export let database: TestDatabase;
/** A context over it, a new one before each test. */
export let ctx: TestContext;

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  ctx = createTestContext(database);
});
