import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { claimsOf } from './account.ts';
import { OAuthError } from './oauth-error.ts';
import type { OidcClient, OidcProvider } from './provider.ts';

const tokenInput = z.object({
  grant_type: z.string().optional(),
  code: z.string().default(''),
  redirect_uri: z.string().default(''),
  code_verifier: z.string().default(''),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});
type TokenInput = z.infer<typeof tokenInput>;

const fromForm = (value: string) => decodeURIComponent(value.replaceAll('+', ' '));

/** Authenticates the client by client_secret_basic or client_secret_post. */
function assertClient(
  request: FastifyRequest,
  body: TokenInput,
  { clientId, clientSecret }: OidcClient,
): void {
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(fromForm)
    : [body.client_id, body.client_secret];
  if (id !== clientId || secret !== clientSecret) {
    throw new OAuthError('invalid_client', 'The client id or secret is not known');
  }
}

/** Adds the endpoints for the client's server: token and userinfo. */
export function tokenRoutes(app: FastifyInstance, provider: OidcProvider, issuer: () => string): void {
  app.post('/token', async (request, reply) => {
    const body = tokenInput.parse(request.body ?? {});
    assertClient(request, body, provider.client);
    if (body.grant_type !== 'authorization_code') {
      throw new OAuthError('unsupported_grant_type', 'Only authorization_code is known here');
    }
    const grant = provider.grants.redeem(body.code, {
      clientId: provider.client.clientId,
      redirectUri: body.redirect_uri,
      codeVerifier: body.code_verifier,
    });
    const idToken = await provider.mintIdToken({ ...grant, issuer: issuer() });
    return reply.header('cache-control', 'no-store').send({
      access_token: grant.accessToken,
      expires_in: grant.expiresInSeconds,
      scope: grant.scope,
      token_type: 'Bearer',
      id_token: idToken,
    });
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/userinfo',
    handler: async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const session = provider.grants.findByAccessToken(token);
      if (!session) {
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer error="invalid_token"')
          .send({ error: 'invalid_token', error_description: 'Unknown or expired access token' });
      }
      const { mode } = provider.mode();
      const account =
        mode === 'unverified-email' ? { ...session.account, email_verified: false } : session.account;
      return claimsOf(account, session.scope, issuer());
    },
  });
}
