import multipart from '@fastify/multipart';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const fileMaxBytes = profilePictureMaxMegabytes * 1024 * 1024;
const fieldsMax = 20;
const fieldMaxBytes = 64 * 1024;

/** Accepts multipart/form-data in this scope, within limits; each route decides whether to read it. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: fieldsMax,
      parts: fieldsMax + 1,
      fieldSize: fieldMaxBytes,
      fileSize: fileMaxBytes,
    },
    throwFileSizeLimit: true,
  });
}

const codeOf = (error: unknown) => String(Reflect.get(Object(error), 'code'));

function refusal(error: unknown): DomainError {
  if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE')
    return new DomainError('TOO_LARGE', requestMessages.pictureTooLarge);
  if (/LIMIT$/.test(codeOf(error))) return new DomainError('TOO_LARGE', requestMessages.tooLarge);
  return new DomainError('BAD_INPUT', requestMessages.badMultipart, { cause: error });
}

/**
 * The fields of a multipart body by name: texts as they are, a file as its bytes.
 * @throws TOO_LARGE for a file over 5 MB or too many parts, BAD_INPUT for a body that breaks off
 */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts())
      body[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
  } catch (error) {
    throw refusal(error);
  }
  return { ...body };
}
