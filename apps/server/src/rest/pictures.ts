import { requireAccount, withinDeadline } from '@repo/api';
import { imagePolicyHeaders } from '@repo/contracts/figure-replies';
import { type DomainContext, DomainError } from '@repo/domain';
import type { FastifyInstance } from 'fastify';
import { picturesPath } from '#src/adapters/image-names.ts';
import { sendFailure } from '#src/plugins/errors.ts';
import { apiContext } from './api-context.ts';

const yearSeconds = 31_536_000;
const pictureMissing = 'Picture not found';

/**
 * GET /pictures/…: a student's own picture, only for that student's browser. Like the export, it needs no
 * guardian's consent.
 */
export async function mountPictures(
  app: FastifyInstance,
  { domain }: { domain: DomainContext },
): Promise<void> {
  app.get<{ Params: { name: string } }>(`${picturesPath}/:name`, async (request, reply) => {
    try {
      const path = `${picturesPath}/${request.params.name}`;
      const { user } = await withinDeadline(() => requireAccount(apiContext(domain, request, reply)));
      const picture = user.profilePicture === path ? await domain.images.get(path) : null;
      if (!picture) throw new DomainError('NOT_FOUND', pictureMissing);
      return await reply
        .headers({ ...imagePolicyHeaders, vary: 'Authorization, Cookie' })
        .header('cache-control', `private, max-age=${yearSeconds}, immutable`)
        .type(picture.mediaType)
        .send(picture.bytes);
    } catch (error) {
      return sendFailure(reply, error);
    }
  });
}
