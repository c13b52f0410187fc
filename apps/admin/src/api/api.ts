import { type ApiClient, createApiClient } from '@repo/client';
import { adminCallMaxSeconds, wholeLibraryCalls } from '@repo/contracts/limits/admin';
import { getToken } from '#src/session/admin-session.ts';
import { isPageLeft } from './page-left.ts';

/** The server's procedures, with the admin's token. */
export const api: ApiClient = createApiClient({
  getToken,
  longCalls: { paths: wholeLibraryCalls, silenceLimitMs: (adminCallMaxSeconds + 10) * 1_000 },
  outlivesPage: isPageLeft,
});
