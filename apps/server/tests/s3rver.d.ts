/** The part of s3rver that the tests use; it brings no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  export type StoredObject = { bucket: string; key: string; content: Buffer | Readable; metadata: object };

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    httpServer: Server;
    store: {
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
