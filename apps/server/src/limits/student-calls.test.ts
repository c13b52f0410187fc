import { callsPerStudent } from '@repo/contracts/limits/request';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStudentCalls } from './student-calls.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the limits of each kind of call apply per student, the long one across many short windows', () => {
  const calls = createStudentCalls({ scale: 1, redis: null });
  const [short, long] = callsPerStudent.picture;
  for (let window = 0; window < long.max / short.max; window++) {
    for (let n = 0; n < short.max; n++) calls.count('picture', 'asha');
    if (window === 0)
      expect(() => calls.count('picture', 'asha')).toThrow(
        expect.objectContaining({ code: 'TOO_MANY', retryAfterSeconds: short.seconds }),
      );
    vi.advanceTimersByTime(short.seconds * 1_000);
  }
  expect(() => calls.count('picture', 'asha')).toThrow(expect.objectContaining({ code: 'TOO_MANY' }));
  expect(() => calls.count('picture', 'ravi')).not.toThrow();
});
