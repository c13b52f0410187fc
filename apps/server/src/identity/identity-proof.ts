import { identityProofMinutes } from '@repo/contracts/limits/auth';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnOrigin, type OwnOrigins } from '#src/plugins/session-token.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Stores in an httpOnly cookie who came back from the identity provider. */
    setIdentityProof(proof: string): void;
    /**
     * The proof in this reply's request, or null. The browser's cookie is cleared in any case.
     * @throws FORBIDDEN when the request did not come from our own pages
     */
    takeIdentityProof(): string | null;
  }
}

/** The cookie that replaces an idToken in the calls of a browser that came back from the identity provider. */
export const identityProof = fp<OwnOrigins & { isHttps: boolean }>(
  async (app, { isHttps, ...own }) => {
    const name = isHttps ? '__Host-identity-proof' : 'identity-proof';
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
    app.decorateReply('setIdentityProof', function (this: FastifyReply, proof: string) {
      this.setCookie(name, proof, { ...attributes, maxAge: identityProofMinutes * 60 });
    });
    app.decorateReply('takeIdentityProof', function (this: FastifyReply) {
      const request = this.request as FastifyRequest;
      const proof = request.cookies[name];
      if (!proof) return null;
      if (!isOwnOrigin(request, own)) throw new DomainError('FORBIDDEN', requestMessages.foreignOrigin);
      this.clearCookie(name, attributes);
      return proof;
    });
  },
  { name: 'identity-proof', dependencies: ['session-token'] },
);
