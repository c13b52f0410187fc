import type { Browser } from '@repo/api';
import { knownDeviceDays } from '@repo/contracts/limits/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnOrigin, type OwnOrigins } from './session-token.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The browser that sent this reply's request, or null when it did not come from one of our own pages. */
    ownBrowser(): Browser | null;
  }
}

const tokenMaxLength = 200;

/**
 * The cookie by which an account recognizes a browser. It grants no access, and outlives the session and a
 * logout.
 */
export const deviceCookie = fp<OwnOrigins & { isHttps: boolean }>(
  async (app, { isHttps, ...own }) => {
    const name = isHttps ? '__Host-device' : 'device';
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
    app.decorateReply('ownBrowser', function (this: FastifyReply) {
      const request = this.request as FastifyRequest;
      if (!isOwnOrigin(request, own)) return null;
      const token = request.cookies[name] ?? '';
      return {
        deviceToken: token !== '' && token.length <= tokenMaxLength ? token : null,
        setDeviceToken: (token) => {
          this.setCookie(name, token, { ...attributes, maxAge: knownDeviceDays * 86_400 });
        },
      };
    });
  },
  { name: 'device-cookie', dependencies: ['session-token'] },
);
