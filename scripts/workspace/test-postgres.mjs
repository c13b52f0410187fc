import { startThrowawayPostgres } from './throwaway-postgres.mjs';

/**
 * The database server of a run of tests: the one TEST_DATABASE_URL names, else a real one started for this run, else
 * none, and each package starts the embedded one.
 * @returns {Promise<{ environment: Record<string, string>, pid?: number, stop: () => Promise<void> }>} the
 * environment for the processes of the tests; the pid is that of the keeper of a started server
 * @throws when TEST_REAL_POSTGRES=required and none is installed
 */
export async function findTestPostgres() {
  if (process.env.TEST_DATABASE_URL) return { environment: {}, stop: async () => {} };
  const server = process.env.TEST_REAL_POSTGRES === 'off' ? null : await startThrowawayPostgres();
  if (server) {
    const environment = { TEST_THROWAWAY_URL: server.url, TEST_REAL_POSTGRES: 'required' };
    return { environment, pid: server.pid, stop: server.stop };
  }
  if (process.env.TEST_REAL_POSTGRES === 'required') {
    throw new Error('TEST_REAL_POSTGRES=required, but no Postgres server is installed here.');
  }
  console.log('No real Postgres found: race tests are skipped.');
  return { environment: { TEST_REAL_POSTGRES: 'off' }, stop: async () => {} };
}
