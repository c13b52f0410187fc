import { exportMaxSeconds } from '@repo/contracts/limits/request';
import { JsonStream } from '@repo/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamedReply } from './streamed-reply.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a reply that nobody reads is cut off after a while, and its stream ends', async () => {
  const ended = vi.fn();
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      ended();
    }
  }
  const reply = streamedReply(new JsonStream(endless()), (hole) => JSON.stringify({ data: hole }));
  const failed = new Promise((resolve) => reply.once('error', resolve));
  await new Promise((resolve) => reply.once('readable', () => resolve(reply.read())));
  vi.advanceTimersByTime(exportMaxSeconds * 1_000 - 1);
  expect(reply.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await failed;
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
});
