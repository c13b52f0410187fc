import { readMigrationFiles } from 'drizzle-orm/migrator';

/**
 * When each migration was created, in epoch milliseconds, oldest first; used to compare a database with the
 * server.
 */
export type MigrationList = readonly number[];

export type MigrationDifference = {
  /** The state of the database compared with the server: only `older` can be migrated. */
  kind: 'older' | 'newer' | 'gap';
  /** A sentence for the operator. */
  sentence: string;
};

/** @throws when the folder has no meta/_journal.json */
export const readMigrations = (migrationsFolder: string): MigrationList =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

const dayOf = (stamp: number | undefined) =>
  new Date(stamp ?? 0).toISOString().slice(0, 16).replace('T', ' ');

/** @returns null when the database has exactly the known migrations */
export function differenceBetween(known: MigrationList, applied: MigrationList): MigrationDifference | null {
  const strange = applied.filter((stamp) => !known.includes(stamp));
  if (strange.length > 0)
    return {
      kind: 'newer',
      sentence: `The database is newer than this server: it has a migration of ${dayOf(strange.at(-1))} UTC that this version does not know. Start the version that made it, or restore the backup of before.`,
    };
  const missing = known.filter((stamp) => !applied.includes(stamp));
  if (missing.length === 0) return null;
  const newest = Math.max(0, ...applied);
  if ((missing[0] ?? 0) < newest)
    return {
      kind: 'gap',
      sentence: `The database lacks the migration of ${dayOf(missing[0])} UTC although it has later ones: it was migrated by a version that never had it. Restore a backup, or apply that migration by hand.`,
    };
  return { kind: 'older', sentence: 'The database is older than this server.' };
}
