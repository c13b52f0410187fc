import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses a form over `maxBytes` before reading it: tRPC's adapter bypasses Fastify's own limit and reads
 * forms whole. Also refuses a form without a content-length, which could have any length.
 */
export function limitForms(app: FastifyInstance, maxBytes: number): void {
  app.addHook('preParsing', async ({ headers }) => {
    if (!headers['content-type']?.startsWith('multipart/form-data')) return;
    const bytes = Number(headers['content-length'] ?? Number.NaN);
    if (!(bytes <= maxBytes)) throw new DomainError('TOO_LARGE', requestMessages.pictureTooLarge);
  });
}
