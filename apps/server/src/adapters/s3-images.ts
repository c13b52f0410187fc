import { createHash } from 'node:crypto';
import { DomainError, type ImageStore, type Shelf } from '@repo/domain';
import { AwsClient } from 'aws4fetch';
import type { Config } from '#src/config.ts';
import {
  type ImagePlace,
  imageAtPath,
  imageNameOf,
  imagesUnavailable,
  isImageOfName,
  pathAt,
  pathsOf,
  placeAtPath,
  shelves,
} from './image-names.ts';

/** Limit for one image, from connecting to its last byte. */
const defaultLimitMs = 10_000;
const retryAfterSeconds = 5;

export type S3Settings = NonNullable<Config['s3']> & { limitMs?: number };

export type S3Images = ImageStore & {
  /**
   * The bytes of a public image, complete and checked against its name; null when the bucket has none of this
   * name.
   * @throws UNAVAILABLE, PROVIDER_FAILED
   */
  read(name: string): Promise<Buffer | null>;
  /** Checks that the bucket is accessible. @throws UNAVAILABLE, PROVIDER_FAILED */
  check(): Promise<void>;
};

const away = (cause: unknown) =>
  new DomainError('UNAVAILABLE', imagesUnavailable, { cause, retryAfterSeconds });
const failed = (cause: unknown) => new DomainError('PROVIDER_FAILED', imagesUnavailable, { cause });

/** The store's error code, such as NoSuchBucket; its messages may contain a key's id. */
async function codeOf(reply: Response): Promise<string> {
  const text = await reply.text();
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

function refusal(reply: Response, code: string): DomainError {
  const cause = new Error(`the image store answered ${`${reply.status} ${code}`.trim()}`);
  return reply.status >= 500 || reply.status === 429 ? away(cause) : failed(cause);
}

const listQuery = (from: string | null) =>
  new URLSearchParams({
    'list-type': '2',
    ...(from === null ? {} : { 'continuation-token': from }),
  });

const xmlText = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Key prefixes, so that a rule in front of the bucket can block public access to all but `images`. */
const keyStarts: Record<Shelf, string> = { images: '', pictures: 'pictures/', figures: 'figures/' };
const keyOf = ({ shelf, name }: ImagePlace) => `${keyStarts[shelf]}${name}`;

/** The paths of those keys that are stored images. */
function pathsOfKeys(keys: readonly string[]): string[] {
  return shelves.flatMap((shelf) => {
    const start = keyStarts[shelf];
    const names = keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    return pathsOf(shelf, names);
  });
}

/** One page of a bucket's list. Our names need no XML escapes; the token may. */
function readListing(xml: string): { paths: string[]; next: string | null } {
  const keys = [...xml.matchAll(/<Key>([^<]{1,1024})<\/Key>/g)].map(([, key = '']) => key);
  const token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1];
  return { paths: pathsOfKeys(keys), next: token === undefined ? null : xmlText(token) };
}

/** AWS has a host per bucket; other stores have the bucket as the first part of the path. */
function bucketUrlOf({ endpoint, bucket, region }: S3Settings): string {
  if (endpoint === null) return `https://${bucket}.s3.${region}.amazonaws.com`;
  return `${endpoint.replace(/\/+$/, '')}/${bucket}`;
}

/**
 * Images in a bucket of an S3-compatible store, named by the hash of their bytes as on disk. The bucket is
 * private: the server signs each request and serves the images itself.
 */
export function createS3Images(settings: S3Settings): S3Images {
  const { accessKeyId, secretAccessKey, region, limitMs = defaultLimitMs } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const bucketUrl = bucketUrlOf(settings);

  /** Sends a request and reads its reply, both within the time limit. */
  async function exchange<T>(
    path: string,
    init: RequestInit,
    read: (reply: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const signal = AbortSignal.timeout(limitMs);
      return await read(await client.fetch(`${bucketUrl}${path}`, { ...init, signal }));
    } catch (error) {
      throw error instanceof DomainError ? error : away(error);
    }
  }

  const readAt = (place: ImagePlace): Promise<Buffer | null> =>
    exchange(`/${keyOf(place)}`, { method: 'GET' }, async (reply) => {
      if (!reply.ok) {
        const code = await codeOf(reply);
        if (reply.status === 404 && code !== 'NoSuchBucket') return null;
        throw refusal(reply, code);
      }
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (!isImageOfName(place.name, bytes))
        throw failed(new Error(`the image ${place.name} has other bytes`));
      return bytes;
    });

  return {
    pathOf: (image, shelf) => pathAt({ shelf, name: imageNameOf(image) }),
    async put(image, shelf) {
      const place = { shelf, name: imageNameOf(image) };
      const headers = {
        'content-type': image.mediaType,
        'cache-control': `${shelf === 'images' ? 'public' : 'private'}, max-age=31536000, immutable`,
        // Makes the store refuse an upload that arrives damaged.
        'x-amz-content-sha256': createHash('sha256').update(image.bytes).digest('hex'),
      };
      const body = new Uint8Array(image.bytes);
      await exchange(`/${keyOf(place)}`, { method: 'PUT', headers, body }, async (reply) => {
        const code = await codeOf(reply);
        if (!reply.ok) throw refusal(reply, code);
      });
      return pathAt(place);
    },
    async remove(path) {
      const place = placeAtPath(path);
      if (place === null) return;
      await exchange(`/${keyOf(place)}`, { method: 'DELETE' }, async (reply) => {
        const code = await codeOf(reply);
        if (!reply.ok && reply.status !== 404) throw refusal(reply, code);
      });
    },
    list: (from) =>
      exchange(`/?${listQuery(from)}`, { method: 'GET' }, async (reply) => {
        if (!reply.ok) throw refusal(reply, await codeOf(reply));
        return readListing(await reply.text());
      }),
    read: (name) => readAt({ shelf: 'images', name }),
    get: (path) => imageAtPath(path, readAt),
    check: () =>
      exchange('/?list-type=2&max-keys=0', { method: 'GET' }, async (reply) => {
        const code = await codeOf(reply);
        if (!reply.ok) throw refusal(reply, code);
      }),
  };
}
