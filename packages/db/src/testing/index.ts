export { distributeByStudent, distributionFile, isAnyoneWaiting, isCitus } from './distributed-database.ts';
export { findFreePort } from './free-port.ts';
export { type Statement, shardOfStudent, shardsOf } from './shards.ts';
export { isRealPostgres, openTestDatabase, type TestDatabase } from './test-database.ts';
export { hasCitus, startThrowawayCitus, type ThrowawayCitus } from './throwaway-citus.ts';
export { hasPooler, startThrowawayPooler, type ThrowawayPooler } from './throwaway-pooler.ts';
export { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';
