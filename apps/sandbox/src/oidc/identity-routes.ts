import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountInput } from './account.ts';
import { identityPage } from './identity-page.ts';
import { normalOidc, oidcModeInput } from './oidc-mode.ts';
import type { OidcProvider } from './provider.ts';

const rotateInput = z.object({
  forgetOld: z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false),
});
const mintInput = accountInput.extend({
  nonce: z.string().optional(),
  scope: z.string().default('openid email profile'),
  mode: z.unknown().optional(),
  skewSeconds: z.unknown().optional(),
});

/** Adds the page and the calls that set the provider's mode. */
export function identityRoutes(app: FastifyInstance, provider: OidcProvider, issuer: () => string): void {
  app.get('/identity', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(identityPage(provider, issuer())),
  );
  app.post('/identity/mode', async (request, reply) => {
    // A form without ticked boxes sends no 'endpoints'.
    provider.setMode(oidcModeInput.parse({ endpoints: [], ...(request.body as object) }));
    return reply.redirect('/identity', 303);
  });
  app.post('/identity/rotate-keys', async (request, reply) => {
    await provider.rotateKeys(rotateInput.parse(request.body ?? {}));
    return reply.redirect('/identity', 303);
  });

  app.get('/api/oidc/mode', async () => provider.mode());
  app.put('/api/oidc/mode', async (request) => {
    provider.setMode(oidcModeInput.parse(request.body));
    return provider.mode();
  });
  app.delete('/api/oidc/mode', async () => {
    provider.setMode(normalOidc);
    return provider.mode();
  });
  app.post('/api/oidc/rotate-keys', async (request) => {
    await provider.rotateKeys(rotateInput.parse(request.body ?? {}));
    return provider.keys.keySet();
  });
  app.post('/api/oidc/id-token', async (request) => {
    const { nonce, scope, mode, skewSeconds, ...account } = mintInput.parse(request.body);
    const deviation = mode === undefined ? provider.mode() : oidcModeInput.parse({ mode, skewSeconds });
    return { id_token: await provider.mintIdToken({ account, nonce, scope, issuer: issuer() }, deviation) };
  });
}
