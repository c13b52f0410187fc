import { type ApiClient, createApiClient } from '@repo/client';
import { bearerToken } from '#src/platform/session/bearer-token.ts';

/** For calls outside React; logged-in screens use `trpc`. */
export const api: ApiClient = createApiClient({ getToken: bearerToken });
