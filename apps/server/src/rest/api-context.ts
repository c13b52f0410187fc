import type { ApiContext, Browser, GivenToken, Measures, TryKind } from '@repo/api';
import { teacherName } from '@repo/contracts/admin';
import { teacherNameHeader } from '@repo/contracts/limits/admin';
import type { StudentCall } from '@repo/contracts/limits/request';
import { type DomainContext, signedBy } from '@repo/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '#src/plugins/failure-log.ts';

/** The name that the teacher entered in the content tool; it proves nothing. Encoded, because a header holds only Latin letters. */
function teacherOf({ headers }: FastifyRequest): string {
  const given = headers[teacherNameHeader];
  if (typeof given !== 'string') return '';
  try {
    return teacherName.parse(decodeURIComponent(given));
  } catch {
    return '';
  }
}

/** The context of procedures for one request; values that only some of them need are computed lazily. */
class RequestContext implements ApiContext {
  readonly domain: DomainContext;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(domain: DomainContext, request: FastifyRequest, reply: FastifyReply) {
    this.domain = signedBy(domain, teacherOf(request));
    this.#request = request;
    this.#reply = reply;
  }

  get token(): GivenToken | null {
    return this.#request.sessionToken;
  }

  get browser(): Browser | null {
    return this.#reply.ownBrowser();
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get measures(): Measures {
    return this.#request.server.measures;
  }

  setSessionCookie(token: string | null): void {
    this.#reply.setSessionCookie(token);
  }

  takeIdentityProof(): string | null {
    return this.#reply.takeIdentityProof();
  }

  countTry(kind: TryKind): void | Promise<void> {
    return this.#request.countTry(kind);
  }

  countStudentCall(kind: StudentCall, userId: string): void | Promise<void> {
    return this.#request.countStudentCall(kind, userId);
  }

  countAdminGuess(): Promise<() => Promise<void>> {
    return this.#request.countAdminGuess();
  }
  logFailedEvent(kind: string, error: unknown): void {
    logFailure(this.#request.log.child({ kind }), error);
  }

  logAdminSignIn(): void {
    this.#request.log.info({ req: this.#request }, 'admin gate opened');
  }
}

/** The context of procedures for one request, over tRPC or REST. */
export const apiContext = (domain: DomainContext, request: FastifyRequest, reply: FastifyReply): ApiContext =>
  new RequestContext(domain, request, reply);
