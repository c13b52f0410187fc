import { afterAll, beforeAll } from 'vitest';
import { buildTestServer, type TestServer, type TestServerOptions } from './build-test-server.ts';

/** The server of the test file that calls `useTestServer` or `useListeningServer`. */
export let server: TestServer;
/** Where it listens, without a trailing slash. */
export let base: string;

/** To be called by the test file itself: test files that share this module share none of its hooks. */
export function useTestServer(options?: TestServerOptions): void {
  beforeAll(async () => {
    server = await buildTestServer(options);
  });
  afterAll(() => server.close());
}

/** The same with a port of its own. */
export function useListeningServer(options?: TestServerOptions): void {
  useTestServer(options);
  beforeAll(async () => {
    base = await server.listen();
  });
}
