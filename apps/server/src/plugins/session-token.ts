import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import type { GivenToken } from '@repo/api';
import { sessionLifeDays } from '@repo/contracts/limits/auth';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bearer token, else the session cookie, else null; not yet verified. */
    sessionToken: GivenToken | null;
  }
  interface FastifyReply {
    /** A token sets the session cookie, null clears it. */
    setSessionCookie(token: string | null): void;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function bearerToken(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  return (authorization && /^Bearer\s+(\S{1,500})$/i.exec(authorization)?.[1]) || null;
}

export type OwnOrigins = {
  publicUrl: string;
  /** Whether pages at the exact address and port of the listener count as ours too. */
  isListenerOwn: boolean;
};

const loopback = /^(127\.\d+\.\d+\.\d+|::1)$/;

/** Origins of pages that this connection may have served; its Host header proves nothing. */
function listenerOrigins({ localAddress, localPort }: Socket): string[] {
  if (!localAddress || !localPort) return [];
  const address = localAddress.replace(/^::ffff:/, '');
  const hosts = [address.includes(':') ? `[${address}]` : address];
  if (loopback.test(address)) hosts.push('localhost');
  return hosts.map((host) => new URL(`http://${host}:${localPort}`).origin);
}

/** Whether a browser sent this from one of our pages; false without an Origin header. */
export function isOwnOrigin({ headers, raw }: FastifyRequest, own: OwnOrigins): boolean {
  const { origin } = headers;
  if (!origin) return false;
  if (origin === new URL(own.publicUrl).origin) return true;
  return own.isListenerOwn && listenerOrigins(raw.socket).includes(origin);
}

/**
 * Identifies the caller by a bearer token or our cookie; both hold the same session. Browsers send the cookie
 * for any site, so a change authorized by it must come from our own origin.
 */
export const sessionToken = fp<OwnOrigins & { isHttps: boolean }>(
  async (app, { isHttps, ...own }) => {
    // The __Host- prefix pins the cookie to this host; browsers allow it only with Secure.
    const name = isHttps ? '__Host-session' : 'session';
    await app.register(cookie);
    app.decorateRequest('sessionToken', null);
    app.decorateReply('setSessionCookie', function (this: FastifyReply, token: string | null) {
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
      const life = token === null ? { maxAge: 0 } : { maxAge: sessionLifeDays * 86_400 };
      // Set directly, because the bulk download bypasses the hook in which the plugin writes its cookies.
      this.header('set-cookie', app.serializeCookie(name, token ?? '', { ...attributes, ...life }));
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const bearer = bearerToken(request);
      const fromCookie = request.cookies[name];
      if (bearer !== null) request.sessionToken = { value: bearer, from: 'bearer' };
      else if (fromCookie) request.sessionToken = { value: fromCookie, from: 'cookie' };
      const isBorneByCookie = request.sessionToken?.from === 'cookie' && !safeMethods.has(request.method);
      if (isBorneByCookie && !isOwnOrigin(request, own))
        return done(new DomainError('FORBIDDEN', requestMessages.foreignOrigin));
      done();
    });
  },
  { name: 'session-token' },
);
