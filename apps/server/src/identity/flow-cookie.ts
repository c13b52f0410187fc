import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Limit for the way to the identity provider and back. */
const identityFlowMinutes = 10;

/** The pages that a user can leave from and returns to. */
export const origins = ['login', 'signup', 'guardian'] as const;
export type Origin = (typeof origins)[number];

const secret = z.string().min(32).max(200);
const flow = z.object({ state: secret, nonce: secret, codeVerifier: secret, from: z.enum(origins) });
export type Flow = z.infer<typeof flow>;

/** A cookie with the flow's secrets, so that only the browser that started a flow can finish it. */
export function createFlowCookie(isHttps: boolean) {
  const name = isHttps ? '__Host-google-flow' : 'google-flow';
  // Lax, because the way back starts on the provider's page.
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    set(reply: FastifyReply, value: Flow): void {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      reply.setCookie(name, text, { ...attributes, maxAge: identityFlowMinutes * 60 });
    },
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, attributes),
    /** The flow in progress in this browser; null if there is none, or if its cookie is not ours. */
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
