import { z } from 'zod';
import { isLocalOrApp } from '#src/loopback.ts';
import { OAuthError } from './oauth-error.ts';

export const authorizeInput = z.object({
  client_id: z.string().optional(),
  redirect_uri: z.string().optional(),
  response_type: z.string().optional(),
  scope: z.string().default(''),
  state: z.string().optional(),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
  prompt: z.string().optional(),
  login_hint: z.string().optional(),
});
export type AuthorizeInput = z.infer<typeof authorizeInput>;

/**
 * The redirect target of this request.
 * @throws OAuthError for an unknown client or address: such a request must not be answered by a redirect
 */
export function redirectTarget(input: AuthorizeInput, client: { clientId: string; appUrl: string }): URL {
  if (input.client_id !== client.clientId) throw new OAuthError('invalid_client', 'Unknown client_id');
  const address = input.redirect_uri ?? '';
  if (!isLocalOrApp(address, client.appUrl) || new URL(address).hash) {
    throw new OAuthError('invalid_request', `redirect_uri must be on loopback or on ${client.appUrl}`);
  }
  return new URL(address);
}

/**
 * Validates a request before the account chooser. Deliberately stricter than Google: there is no code without
 * PKCE.
 * @throws OAuthError that goes back to the client
 */
export function assertAnswerable(
  input: AuthorizeInput,
): asserts input is AuthorizeInput & { code_challenge: string } {
  if (input.response_type !== 'code') {
    throw new OAuthError('unsupported_response_type', 'response_type must be code');
  }
  if (!input.scope.split(' ').includes('openid')) throw new OAuthError('invalid_scope', 'scope needs openid');
  if (input.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(input.code_challenge ?? '')) {
    throw new OAuthError('invalid_request', 'code_challenge with code_challenge_method S256 is required');
  }
  if (input.prompt === 'none')
    throw new OAuthError('login_required', 'There is no session here to go on with');
}
