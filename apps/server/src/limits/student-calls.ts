import { callsPerStudent, type StudentCall } from '@repo/contracts/limits/request';
import { type Counting, countWithin, createLimiter, type Limiter } from './limiter.ts';

export type StudentCalls = {
  /** @throws TOO_MANY with the time to wait */
  count(kind: StudentCall, userId: string): void | Promise<void>;
};

/** Counts calls per student. @param counting.scale multiplies every limit */
export function createStudentCalls(counting: Counting): StudentCalls {
  const limiters = new Map<string, Limiter[]>(
    Object.entries(callsPerStudent).map(([kind, limits]) => [
      kind,
      limits.map(({ max, seconds }) =>
        createLimiter({ name: `calls-${kind}-${seconds}`, max, windowMs: seconds * 1_000, ...counting }),
      ),
    ]),
  );
  return { count: (kind, userId) => countWithin(limiters.get(kind) ?? [], userId) };
}
