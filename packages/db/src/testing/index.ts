export { distributeByStudent, distributionFile, type Statement, shardsOf } from './distributed-database.ts';
export { findFreePort } from './free-port.ts';
export { isRealPostgres, openTestDatabase, type TestDatabase } from './test-database.ts';
export { hasCitus } from './throwaway-citus.ts';
export { hasPooler, startThrowawayPooler, type ThrowawayPooler } from './throwaway-pooler.ts';
export { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';
