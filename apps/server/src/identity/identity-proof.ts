import { identityProofMinutes } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { DomainError } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnOrigin } from '#src/plugins/session-token.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Keeps who came back from the identity provider in the browser, out of reach of scripts. */
    setIdentityProof(proof: string): void;
    /**
     * The proof that came with this reply's request, or null; the browser forgets it, whatever comes of it.
     * @throws FORBIDDEN when it did not come from our own pages
     */
    takeIdentityProof(): string | null;
  }
}

/** The cookie that stands in for an idToken in the calls of a browser that came back from the identity provider. */
export const identityProof = fp<{ publicUrl: string; isHttps: boolean }>(
  async (app, { publicUrl, isHttps }) => {
    const name = isHttps ? '__Host-identity-proof' : 'identity-proof';
    const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
    app.decorateReply('setIdentityProof', function (this: FastifyReply, proof: string) {
      this.setCookie(name, proof, { ...attributes, maxAge: identityProofMinutes * 60 });
    });
    app.decorateReply('takeIdentityProof', function (this: FastifyReply) {
      const request = this.request as FastifyRequest;
      const proof = request.cookies[name];
      if (!proof) return null;
      if (!isOwnOrigin(request, publicUrl)) throw new DomainError('FORBIDDEN', messages.foreignOrigin);
      this.clearCookie(name, attributes);
      return proof;
    });
  },
  { name: 'identity-proof', dependencies: ['session-token'] },
);
