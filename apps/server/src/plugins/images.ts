import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { imagesPath } from '#src/adapters/disk-images.ts';

/** A drawing opened by itself may run nothing and load nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Shows the images of the store. Their names are hashes of their bytes, so a copy is good for ever. */
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
      setHeaders: (response) => {
        response.header('content-security-policy', drawingPolicy);
        response.header('cross-origin-resource-policy', 'same-origin');
      },
    });
  },
  { name: 'images' },
);
