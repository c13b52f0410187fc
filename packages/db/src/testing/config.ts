/** What the environment says about the database of tests. */
export const testingConfig = {
  /** An outside server whose user may create databases: the one somebody chose, else the one npm test runs. */
  databaseUrl: process.env.TEST_DATABASE_URL || process.env.TEST_THROWAWAY_URL || null,
  /** `required` fails rather than falls back to the embedded Postgres, `off` asks for the embedded one. */
  realPostgres: process.env.TEST_REAL_POSTGRES ?? 'if installed',
  /** `required` fails rather than skips what needs PgBouncer. */
  pooler: process.env.TEST_PGBOUNCER ?? 'if installed',
  searchPath: process.env.PATH ?? '',
};
