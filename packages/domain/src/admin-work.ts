import pLimit, { type LimitFunction } from 'p-limit';

/** How much admins may do at once in this process: each connection they have is one less for students. */
export type AdminWork = {
  /** Reading and changing single drafts. */
  single: LimitFunction;
  /** Reading and writing a whole library. */
  whole: LimitFunction;
  /** Publishing, one at a time: the next one reuses what the one before has read and compressed. */
  publishing: LimitFunction;
};

export function createAdminWork(): AdminWork {
  return { single: pLimit(3), whole: pLimit(2), publishing: pLimit(1) };
}
