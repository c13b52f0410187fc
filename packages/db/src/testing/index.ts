export { isRealPostgres, openTestDatabase, type TestDatabase } from './test-database.ts';
export { startThrowawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';
