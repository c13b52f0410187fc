export { type Database, openDatabase } from './client.ts';
export { isDistributedByStudent } from './layout.ts';
export { type AppliedMigration, appliedMigrations, type MigrationStage, migrateDatabase } from './migrate.ts';
export { differenceBetween, type MigrationList, readMigrations } from './migration-list.ts';
export type { PoolUse } from './pool-use.ts';
export { findMissingLimits, findPooler } from './pooler.ts';
