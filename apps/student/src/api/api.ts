import { type ApiClient, createApiClient } from '@repo/client';
import { getSession } from '#src/session/session.ts';

/** Calls of the server's procedures outside React; inside the logged-in screens use `trpc`. */
export const api: ApiClient = createApiClient({ getToken: () => getSession().token });
