import { type ApiClient, createApiClient } from '@repo/client';
import { bearerToken } from '#src/session/bearer-token.ts';

/** Calls of the server's procedures outside React; inside the logged-in screens use `trpc`. */
export const api: ApiClient = createApiClient({ getToken: bearerToken });
