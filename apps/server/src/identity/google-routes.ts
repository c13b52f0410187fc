import type { GoogleReturn } from '@repo/contracts/auth';
import { type DomainContext, storeIdentityProof } from '@repo/domain';
import { generateCodeVerifier, generateState } from 'arctic';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityProvider } from '#src/adapters/identity.ts';
import { createFlowCookie, type Flow, type Origin, origins } from './flow-cookie.ts';

/** The paths below /api where the browser leaves for the provider and comes back. */
const startPath = '/v1/auth/google/start';
export const callbackPath = '/v1/auth/google/callback';

type Parts = { domain: DomainContext; identity: IdentityProvider; isHttps: boolean };

/** A query parameter; counts as absent if given twice. */
function parameter(request: FastifyRequest, name: string): string | null {
  const value: unknown = Reflect.get(Object(request.query), name);
  return typeof value === 'string' && value !== '' ? value : null;
}

const originOf = (text: string | null | undefined): Origin =>
  origins.find((origin) => origin === text) ?? 'login';

const back = (reply: FastifyReply, to: Origin, what: GoogleReturn) =>
  reply.redirect(`/${to}?google=${what}`, 303);

/** Whether the provider answers the flow that this browser started. */
function belongsTo(flow: Flow | null, request: FastifyRequest): flow is Flow {
  return flow !== null && flow.state === parameter(request, 'state');
}

/**
 * Google sign-in for a browser: the start address leads to the provider, the callback leads on to /login,
 * /signup or /guardian with a proof of who signed in. A failure leads there too, with the outcome in the
 * address.
 */
export async function mountGoogle(app: FastifyInstance, { domain, identity, isHttps }: Parts): Promise<void> {
  const flows = createFlowCookie(isHttps);
  // HEAD would use up a code without signing anyone in.
  const options = { exposeHeadRoute: false };

  app.get(startPath, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const from = originOf(parameter(request, 'from'));
    // The state names the page, so that a browser that lost its cookie still returns to the right one.
    const state = `${from}.${generateState()}`;
    const flow: Flow = { state, nonce: generateState(), codeVerifier: generateCodeVerifier(), from };
    try {
      const address = await identity.startAddress(flow);
      flows.set(reply, flow);
      return reply.redirect(address.href, 303);
    } catch (error) {
      request.log.error({ err: error }, 'the identity provider cannot be asked');
      return back(reply, from, 'failed');
    }
  });

  app.get(callbackPath, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const flow = flows.read(request);
    if (!belongsTo(flow, request)) {
      const from = parameter(request, 'state')?.split('.')[0];
      return back(reply, originOf(from), 'lost');
    }
    // The flow is single use: opening this address again finds none.
    flows.clear(reply);
    const code = parameter(request, 'code');
    if (code === null) {
      const isRefused = parameter(request, 'error') === 'access_denied';
      return back(reply, flow.from, isRefused ? 'refused' : 'failed');
    }
    try {
      await request.countTry('identity');
      const person = await identity.exchange(flow, code, parameter(request, 'iss'));
      reply.setIdentityProof(await storeIdentityProof(domain, person));
      return back(reply, flow.from, 'ready');
    } catch (error) {
      request.log.error({ err: error }, 'signing in through the identity provider failed');
      return back(reply, flow.from, 'failed');
    }
  });
}
