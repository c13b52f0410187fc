import { type ApiClient, createApiClient } from '@repo/client';
import { bearerToken } from '#src/platform/session/bearer-token.ts';

/** The procedures for calls outside React; logged-in screens use `trpc`. */
export const api: ApiClient = createApiClient({ getToken: bearerToken });
