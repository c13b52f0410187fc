import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** From leaving for the identity provider to coming back. */
const identityFlowMinutes = 10;

/** Which page somebody left from, and goes back to. */
export const origins = ['login', 'signup', 'guardian'] as const;
export type Origin = (typeof origins)[number];

const secret = z.string().min(32).max(200);
const flow = z.object({ state: secret, nonce: secret, codeVerifier: secret, from: z.enum(origins) });
export type Flow = z.infer<typeof flow>;

/** What this browser took along to the identity provider: only it can come back with the answer. */
export function createFlowCookie(isHttps: boolean) {
  const name = isHttps ? '__Host-google-flow' : 'google-flow';
  // Lax: the way back starts on the provider's page.
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    set(reply: FastifyReply, value: Flow): void {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      reply.setCookie(name, text, { ...attributes, maxAge: identityFlowMinutes * 60 });
    },
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, attributes),
    /** The flow under way in this browser; null when there is none, or nothing that we wrote. */
    read(request: FastifyRequest): Flow | null {
      try {
        const text = Buffer.from(request.cookies[name] ?? '', 'base64url').toString();
        return flow.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
  };
}
