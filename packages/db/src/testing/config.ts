/** The environment's settings for the database of tests. */
export const testingConfig = {
  /**
   * An outside server whose user may create databases: an explicitly chosen one, else the one that npm test
   * runs.
   */
  databaseUrl: process.env.TEST_DATABASE_URL || process.env.TEST_THROWAWAY_URL || null,
  /** `required` fails instead of falling back to the embedded Postgres, `off` uses the embedded one. */
  realPostgres: process.env.TEST_REAL_POSTGRES ?? 'if installed',
  /** `required` fails instead of skipping tests that need PgBouncer. */
  pooler: process.env.TEST_PGBOUNCER ?? 'if installed',
  /** `required` fails instead of skipping tests that need Citus; `all` runs every test on a cluster. */
  citus: process.env.TEST_CITUS ?? 'if installed',
  searchPath: process.env.PATH ?? '',
};
