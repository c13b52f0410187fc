import { afterEach } from 'vitest';
import { type S3Server, startS3Server } from './s3-server.ts';

export const sentence = 'Pictures are not available right now. Please try again in a moment';

/** Closes everything a test has started, in reverse order. */
export const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

export async function startStore(): Promise<S3Server> {
  const store = await startS3Server();
  ends.push(() => store.close());
  return store;
}
