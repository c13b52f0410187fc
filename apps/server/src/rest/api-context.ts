import type { ApiContext } from '@repo/api';
import type { DomainContext } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What procedures get of a request, whichever door it came through. */
export function apiContext(domain: DomainContext, request: FastifyRequest, reply: FastifyReply): ApiContext {
  return {
    domain,
    token: request.sessionToken,
    setSessionCookie: (token) => reply.setSessionCookie(token),
    takeIdentityProof: () => reply.takeIdentityProof(),
    countTry: (kind) => request.countTry(kind),
    countAdminGuess: () => request.countAdminGuess(),
  };
}
