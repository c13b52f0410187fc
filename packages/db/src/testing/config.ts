/** What the environment says about the database of tests. */
export const testingConfig = {
  /** An outside server whose user may create databases. */
  databaseUrl: process.env.TEST_DATABASE_URL || null,
  /** `required` fails rather than falls back to the embedded Postgres, `off` asks for the embedded one. */
  realPostgres: process.env.TEST_REAL_POSTGRES ?? 'if installed',
  searchPath: process.env.PATH ?? '',
};
