import { expect, it } from 'vitest';
import { cacheImages } from './image-cache.ts';

const tenBytes = (name: string) => Promise.resolve(Buffer.from(name.padEnd(10, '.')));

it('cached images are read once for many concurrent requests, and not again afterwards', async () => {
  const asked: string[] = [];
  const read = cacheImages((name) => {
    asked.push(name);
    return tenBytes(name);
  }, 100);
  await Promise.all(Array.from({ length: 20 }, () => read('a')));
  await read('a');
  expect(asked).toEqual(['a']);
});

it('cached images are evicted, the least recently used first, to make room for newer ones', async () => {
  const asked: string[] = [];
  const read = cacheImages((name) => {
    asked.push(name);
    return tenBytes(name);
  }, 20);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await read(name);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('cached images exclude an image that is larger than the whole cache', async () => {
  let reads = 0;
  const read = cacheImages(() => {
    reads += 1;
    return Promise.resolve(Buffer.alloc(30));
  }, 20);
  expect((await read('a'))?.length).toBe(30);
  await read('a');
  expect(reads).toBe(2);
});

it('cached images are read again after a failure, or when the image was missing', async () => {
  let reads = 0;
  const read = cacheImages(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(null);
  }, 20);
  await expect(read('a')).rejects.toThrow('away');
  expect(await read('a')).toBeNull();
  expect(await read('a')).toBeNull();
  expect(reads).toBe(3);
});

it('cached images are refused while 64 other reads are in flight', async () => {
  const waiting: ((bytes: Buffer) => void)[] = [];
  const read = cacheImages(() => new Promise((resolve) => waiting.push(resolve)), 1_000);
  const reads = Array.from({ length: 64 }, (_, n) => read(`image ${n}`));
  await expect(read('one more')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
  for (const answer of waiting) answer(Buffer.from('x'));
  expect((await Promise.all(reads)).length).toBe(64);
  const later = read('one more');
  waiting.at(-1)?.(Buffer.from('y'));
  expect((await later)?.toString()).toBe('y');
});
