import type { ApiContext } from '@repo/api';
import type { DomainContext } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What procedures get of a request, over tRPC or REST. */
export function apiContext(domain: DomainContext, request: FastifyRequest, reply: FastifyReply): ApiContext {
  return {
    domain,
    token: request.sessionToken,
    setSessionCookie: (token) => reply.setSessionCookie(token),
    browser: reply.ownBrowser(),
    takeIdentityProof: () => reply.takeIdentityProof(),
    countTry: (kind) => request.countTry(kind),
    countStudentCall: (kind, userId) => request.countStudentCall(kind, userId),
    countAdminGuess: () => request.countAdminGuess(),
    measures: request.server.measures,
  };
}
