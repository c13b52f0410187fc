import cookie from '@fastify/cookie';
import type { GivenToken } from '@repo/api';
import { sessionLifeDays } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { DomainError } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bearer token, else the session cookie, else null; not yet looked up. */
    sessionToken: GivenToken | null;
  }
  interface FastifyReply {
    /** A token sets the session cookie, null clears it. */
    setSessionCookie(token: string | null): void;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer\s+(\S{1,500})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Whether a browser sent this from one of our own pages; a missing Origin is not ours. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === request.headers.host;
}

/**
 * Reads who calls: a bearer token or our cookie, both of the same session. A cookie is sent by the browser on any
 * site's behalf, so a change that rests on it must come from our own origin.
 */
export const sessionToken = fp<{ publicUrl: string; isHttps: boolean }>(
  async (app, { publicUrl, isHttps }) => {
    // The __Host- prefix pins the cookie to this host; browsers allow it only with Secure.
    const name = isHttps ? '__Host-session' : 'session';
    await app.register(cookie);
    app.decorateRequest('sessionToken', null);
    app.decorateReply('setSessionCookie', function (this: FastifyReply, token: string | null) {
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
      if (token === null) this.clearCookie(name, attributes);
      else this.setCookie(name, token, { ...attributes, maxAge: sessionLifeDays * 86_400 });
    });
    app.addHook('onRequest', async (request) => {
      const bearer = bearerToken(request);
      const fromCookie = request.cookies[name];
      if (bearer !== null) request.sessionToken = { value: bearer, from: 'bearer' };
      else if (fromCookie) request.sessionToken = { value: fromCookie, from: 'cookie' };
      const isBorneByCookie = request.sessionToken?.from === 'cookie' && !safeMethods.has(request.method);
      if (isBorneByCookie && !isOwnOrigin(request, publicUrl))
        throw new DomainError('FORBIDDEN', messages.foreignOrigin);
    });
  },
  { name: 'session-token' },
);
