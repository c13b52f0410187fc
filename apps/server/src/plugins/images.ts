import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { imagePolicyHeaders } from '@repo/contracts/figure-replies';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { cacheImages } from '#src/adapters/image-cache.ts';
import { imagesPath, mediaTypeOfName } from '#src/adapters/image-names.ts';
import type { S3Images } from '#src/adapters/s3-images.ts';
import { sendFailure, sendNotFound } from './errors.ts';

const yearSeconds = 31_536_000;
const cacheBytesMax = 32 * 1024 * 1024;

type HeaderHolder = { header(name: string, value: string): unknown };

/** Sets the headers of a picture that somebody uploaded. */
function protectImage(reply: HeaderHolder): void {
  for (const [name, value] of Object.entries(imagePolicyHeaders)) reply.header(name, value);
}

/** Serves a folder's images. Their names are hashes of their bytes, so a copy never becomes stale. */
export const images = fp<{ folder: string }>(
  async (app, { folder }) => {
    await mkdir(folder, { recursive: true });
    await app.register(fastifyStatic, {
      root: folder,
      prefix: `${imagesPath}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders: protectImage,
    });
  },
  { name: 'images' },
);

function sendImage(reply: FastifyReply, mediaType: string, etag: string, bytes: Buffer | null): FastifyReply {
  protectImage(reply);
  reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`).header('etag', etag);
  return bytes ? reply.type(mediaType).send(bytes) : reply.code(304).send();
}

/** The same for a bucket. Images are read whole, so that a failure half-way never sends half an image. */
export const bucketImages = fp<{ images: S3Images }>(
  async (app, { images }) => {
    const read = cacheImages((name) => images.read(name), cacheBytesMax);
    app.get<{ Params: { name: string } }>(
      `${imagesPath}/:name`,
      async ({ params: { name }, headers }, reply) => {
        const mediaType = mediaTypeOfName(name);
        if (!mediaType) return sendNotFound(reply);
        const etag = `"${name}"`;
        if (headers['if-none-match'] === etag) return sendImage(reply, mediaType, etag, null);
        try {
          const bytes = await read(name);
          return bytes ? sendImage(reply, mediaType, etag, bytes) : sendNotFound(reply);
        } catch (error) {
          return sendFailure(reply, error);
        }
      },
    );
  },
  { name: 'images' },
);
