import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Limits concurrent work of admins in this process, because each connection they use is one less for
 * students.
 */
export type AdminWork = {
  /** Reading and changing single drafts. */
  single: LimitFunction;
  /** Reading and writing a whole library. */
  whole: LimitFunction;
  /** Publishing, one at a time: each run reuses what the previous one read and compressed. */
  publishing: LimitFunction;
};

export function createAdminWork(): AdminWork {
  return { single: pLimit(3), whole: pLimit(2), publishing: pLimit(1) };
}
