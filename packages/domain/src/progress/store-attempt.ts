import type { Database } from '@repo/db';
import type {
  paperResults,
  publishedTests,
  publishedWritten,
  testResults,
  writtenResults,
} from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { assertRoom } from '#src/assert-room.ts';
import type { UserContext } from '#src/context.ts';
import { sqlState } from '#src/errors.ts';
import { markStudyDay } from './study-day.ts';

const foreignKeyViolation = '23503';

type Attempts = typeof testResults | typeof writtenResults | typeof paperResults;
type NewResult<Table extends Attempts> = Table['$inferInsert'] & { attemptId: string; createdAt: Date };

/** The snapshot of what the student saw. Results share its row, by its hash. */
type Seen = { table: typeof publishedTests | typeof publishedWritten; hash: string; snapshot: object };

/** Hashes of the snapshots that this process found stored. A failed reference would end the transaction. */
const storedHashes = new WeakMap<Database, Set<string>>();

function hashesIn(database: Database): Set<string> {
  const hashes = storedHashes.get(database) ?? new Set();
  storedHashes.set(database, hashes);
  return hashes;
}

/**
 * Stores a result once per attempt, the snapshot of what the student saw with its first result, and the day of study.
 * @returns the stored result, new or existing
 * @throws FORBIDDEN for more results than an account stores
 */
export async function storeAttempt<Table extends Attempts>(
  { database, user }: UserContext,
  table: Table,
  result: NewResult<Table>,
  seen?: Seen,
): Promise<Table['$inferSelect']> {
  const hashes = hashesIn(database);
  const store = (withSeen?: Seen) =>
    database.db.transaction(async (tx) => {
      if (withSeen) {
        const { hash, snapshot } = withSeen;
        await tx
          .insert(withSeen.table as PgTable)
          .values({ hash, snapshot })
          .onConflictDoNothing();
      }
      const [added] = await tx
        .insert(table as PgTable)
        .values(result)
        .onConflictDoNothing({ target: [table.userId, table.attemptId] })
        .returning();
      if (added) await assertRoom(tx, table, user.id);
      await markStudyDay(tx, user.id, result.createdAt);
      if (added) return added;
      const isMine = and(eq(table.userId, user.id), eq(table.attemptId, result.attemptId));
      const [stored] = await tx
        .select()
        .from(table as PgTable)
        .where(isMine);
      if (!stored) throw new Error('the stored result was not found');
      return stored;
    });
  const isKnown = !seen || hashes.has(seen.hash);
  const stored = await store(isKnown ? undefined : seen).catch((error: unknown) => {
    // The sweep deleted the snapshot with its last result.
    if (seen && isKnown && sqlState(error) === foreignKeyViolation) return store(seen);
    throw error;
  });
  if (seen) hashes.add(seen.hash);
  return stored as Table['$inferSelect'];
}
