import type { FastifyInstance } from 'fastify';
import { isOutage, meetOutage } from '#src/outage.ts';
import { escapeHtml } from '#src/pages/html.ts';
import { authorizeRoutes } from './authorize-routes.ts';
import { discoveryDocument } from './discovery.ts';
import { OAuthError } from './oauth-error.ts';
import type { OidcEndpoint } from './oidc-mode.ts';
import type { OidcProvider } from './provider.ts';
import { tokenRoutes } from './token-routes.ts';

const endpointOf: Record<string, OidcEndpoint> = {
  '/oidc/.well-known/openid-configuration': 'discovery',
  '/oidc/jwks': 'jwks',
  '/oidc/authorize': 'authorize',
  '/oidc/token': 'token',
  '/oidc/userinfo': 'userinfo',
};

/**
 * Adds the OpenID provider below /oidc. `issuer` is read per request, because the port may not be known yet.
 */
export async function oidcRoutes(app: FastifyInstance, provider: OidcProvider, issuer: () => string) {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const endpoint = endpointOf[request.routeOptions.url ?? ''];
        const { mode, delayMs, endpoints } = provider.mode();
        if (endpoint && isOutage(mode) && endpoints.includes(endpoint)) {
          return meetOutage({ mode, delayMs }, request, reply);
        }
      });

      scope.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof OAuthError)) throw error;
        return reply
          .code(error.code === 'invalid_client' ? 401 : 400)
          .header('cache-control', 'no-store')
          .send({ error: error.code, error_description: error.message });
      });

      scope.get('/.well-known/openid-configuration', async () => discoveryDocument(issuer()));
      scope.get('/jwks', async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(provider.keys.keySet()),
      );
      scope.get<{ Params: { initials: string } }>('/picture/:initials.svg', async (request, reply) => {
        const text = escapeHtml(request.params.initials.slice(0, 4));
        return reply
          .type('image/svg+xml')
          .send(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#2f3fcb"/><text x="48" y="61" font-family="sans-serif" font-size="38" fill="#fff" text-anchor="middle">${text}</text></svg>`,
          );
      });
      authorizeRoutes(scope, provider, issuer);
      tokenRoutes(scope, provider, issuer);
    },
    { prefix: '/oidc' },
  );
}
