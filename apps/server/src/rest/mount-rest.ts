import { Readable } from 'node:stream';
import { type RestRow, restRows } from '@repo/api/rest';
import { fieldMessages } from '@repo/contracts/field-sentences';
import * as requestMessages from '@repo/contracts/messages/request';
import { type DomainContext, DomainError, JsonStream } from '@repo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '#src/plugins/errors.ts';
import { apiContext } from './api-context.ts';
import { opensPage } from './opens-page.ts';
import { acceptMultipart, readMultipart } from './read-multipart.ts';
import { streamedReply } from './streamed-reply.ts';

/** A picture of 5 MB as a data URL, with room for the other fields. */
const fileBodyMaxBytes = 8 * 1024 * 1024;

const jsonType = 'application/json; charset=utf-8';

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

async function bodyOf(row: RestRow, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    const isObject = typeof request.body === 'object' && !Array.isArray(request.body);
    if (row.body && request.body !== undefined && !isObject)
      throw new DomainError('BAD_INPUT', fieldMessages.bodyWrong);
    return asRecord(request.body);
  }
  if (!row.takesFile) throw new DomainError('UNSUPPORTED_MEDIA', requestMessages.unsupportedMedia);
  return readMultipart(request);
}

async function answer(row: RestRow, request: FastifyRequest, reply: FastifyReply, domain: DomainContext) {
  if (row.screen && opensPage(request))
    return reply.header('cache-control', 'no-store').redirect(row.screen(asRecord(request.query)), 303);
  try {
    const input = row.input({
      params: request.params as Record<string, string>,
      query: asRecord(request.query),
      body: await bodyOf(row, request),
    });
    const context = apiContext(domain, request, reply);
    context.sendsStreams = true;
    const output = await row.call(context, input);
    if (output instanceof JsonStream)
      return reply.type(jsonType).send(streamedReply(output, (hole) => JSON.stringify(row.present(hole))));
    if (row.chunks) return reply.type(jsonType).send(Readable.from(row.chunks(output)));
    return reply.send(row.present(output));
  } catch (error) {
    return sendFailure(reply, error);
  }
}

/** Mounts every documented call: one loop over the rows, which call the procedures in this process. */
export async function mountRest(app: FastifyInstance, { domain }: { domain: DomainContext }): Promise<void> {
  await acceptMultipart(app);
  // Several documented calls have no body, but some clients still name a content type.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parseJson(request, String(body), done);
  });
  for (const row of restRows) {
    app.route({
      method: row.method,
      url: row.path,
      exposeHeadRoute: !row.hasEffect,
      ...(row.takesFile ? { bodyLimit: fileBodyMaxBytes } : {}),
      handler: (request, reply) => answer(row, request, reply, domain),
    });
    // Mail scanners send HEAD to a link first: they get 200, and nothing happens.
    if (row.hasEffect) app.head(row.path, async (_request, reply) => reply.send());
  }
}
