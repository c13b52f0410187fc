import { afterAll, beforeAll } from 'vitest';
import { buildTestServer, type TestServer, type TestServerOptions } from './build-test-server.ts';

/** The server of the test file that calls `useTestServer` or `useListeningServer`. */
export let server: TestServer;
/** The server's address, without a trailing slash. */
export let base: string;

/** Must be called by each test file, because test files that share this module don't share hooks. */
export function useTestServer(options?: TestServerOptions): void {
  beforeAll(async () => {
    server = await buildTestServer(options);
  });
  afterAll(() => server.close());
}

/** Starts a test server that listens on a port. */
export function useListeningServer(options?: TestServerOptions): void {
  useTestServer(options);
  beforeAll(async () => {
    base = await server.listen();
  });
}
