import { createCaller } from '@repo/api';
import { libraryZipPath } from '@repo/contracts/import-library';
import { type DomainContext, exportLibrary } from '@repo/domain';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '#src/plugins/errors.ts';
import { apiContext } from './api-context.ts';

/** GET /api/library.zip: the bytes that the procedure packed, under its guard and limits. */
export async function mountLibraryZip(
  app: FastifyInstance,
  { domain }: { domain: DomainContext },
): Promise<void> {
  app.get(libraryZipPath, async (request, reply) => {
    try {
      await createCaller(apiContext(domain, request, reply)).content.exports.library();
      const { zip, fileName, mediaType } = await exportLibrary(domain);
      return await reply
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .type(mediaType)
        .send(zip);
    } catch (error) {
      return sendFailure(reply, error);
    }
  });
}
