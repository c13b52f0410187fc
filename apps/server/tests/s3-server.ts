import { createHash, createHmac, type Hash, type Hmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import S3rver, { type StoredObject } from 's3rver';

export const bucket = 'pictures';
const key = 'S3RVER';

export type S3Server = {
  url: string;
  /** Settings for a server that stores its images in this bucket. */
  environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
};

export const s3Environment = (url: string): NodeJS.ProcessEnv => ({
  S3_ENDPOINT: url,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
});

/**
 * Writes objects like a real store: an object is complete before its upload is answered. s3rver answers
 * before its file is written, so an immediate read may return an empty one.
 */
function writeWhole({ store }: S3rver): void {
  store.putObject = async ({ bucket: name, key: objectKey, content, metadata }: StoredObject) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const path = store.getResourcePath(name, objectKey, 'object');
    const draft = `${path}-${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await store.putMetadata(name, objectKey, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

/** An S3-compatible server on the loopback that checks signatures, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-server-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  writeWhole(server);
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: s3Environment(url),
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type Answer = { status?: number; headers?: Record<string, string>; body?: string };
type Taken = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
export type BrokenStore = { url: string; requests: Taken[]; close(): Promise<void> };

/** A store that gives the same answer to every request; null: it never answers. */
export async function startBrokenStore(answer: Answer | null): Promise<BrokenStore> {
  const requests: Taken[] = [];
  const server = createServer((request, response) => {
    request.resume();
    requests.push(request);
    if (!answer) return;
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The hash, or with a secret the HMAC, in the shape that Amazon's signer expects. */
class Sha256 {
  private readonly hash: Hash | Hmac;
  constructor(secret?: unknown) {
    this.hash = secret ? createHmac('sha256', secret as Buffer) : createHash('sha256');
  }
  update(data: Uint8Array) {
    this.hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
  reset() {}
}

/** The Authorization of a received request, and the one that Amazon's own signer makes for it. */
export async function signAsAmazon(
  { method = '', url = '', headers }: Taken,
  { region, ...credentials }: { region: string; accessKeyId: string; secretAccessKey: string },
): Promise<{ authorization: string; expected: string }> {
  const authorization = headers.authorization ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const date = String(headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const request = {
    method,
    protocol: 'http:',
    hostname: 'store',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
  };
  const options = { signingDate: new Date(date), signableHeaders: new Set(signed) };
  const { headers: made } = await signer.sign(request, options);
  return { authorization, expected: String(made.authorization) };
}
