import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiContext } from './context.ts';
import { withinDeadline } from './deadline.ts';
import { failureOf } from './failure.ts';
import { createCaller } from './router.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that accepts everything and never answers. */
const silence = () => new Promise<never>(() => {});
const context = {
  domain: { sessions: { validateSession: silence } },
  token: { value: 'x', from: 'bearer' },
} as unknown as ApiContext;

it('a procedure whose database never answers fails as busy, with the time to wait', async () => {
  const failure = createCaller(context).auth.user().catch(failureOf);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toEqual({
    code: 'UNAVAILABLE',
    status: 503,
    message: 'The service is busy. Please try again in a moment',
    retryAfterSeconds: 5,
  });
});

it('work that ends in time keeps its outcome and leaves no timer behind', async () => {
  expect(await withinDeadline(() => Promise.resolve(1))).toBe(1);
  await expect(withinDeadline(() => Promise.reject(new Error('own')))).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
});

it('aborts work past its deadline', async () => {
  let told: AbortSignal | undefined;
  const failure = withinDeadline((signal) => {
    told = signal;
    return silence();
  }).catch(failureOf);
  expect(told?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toMatchObject({ code: 'UNAVAILABLE' });
  expect(told?.aborted).toBe(true);
});
