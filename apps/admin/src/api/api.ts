import { type ApiClient, createApiClient } from '@repo/client';
import { getToken } from '#src/session/admin-session.ts';
import { isPageLeft } from './page-left.ts';

/** The server's procedures, with the admin's token. */
export const api: ApiClient = createApiClient({ getToken, outlivesPage: isPageLeft });
