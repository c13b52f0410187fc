import { type ApiClient, createApiClient } from '@repo/client';
import { getToken } from '#src/session/gate-state.ts';

/** The server's procedures, with the admin's token. */
export const api: ApiClient = createApiClient({ getToken });
