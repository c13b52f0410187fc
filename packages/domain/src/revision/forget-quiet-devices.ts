import type { reviewDevices, studyDevices } from '@repo/db/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Forgets the student's devices that were inactive longest, but never `device`. A returning one must start from number 0, or
 * send its reviews under a new name.
 */
export async function forgetQuietDevices(
  { user }: UserContext,
  db: Pick<Transaction, 'delete' | 'select'>,
  devices: typeof studyDevices | typeof reviewDevices,
  { device, max }: { device: string; max: number },
): Promise<void> {
  const isOwn = eq(devices.userId, user.id);
  const quiet = db
    .select({ device: devices.device })
    .from(devices)
    .where(isOwn)
    .orderBy(desc(sql`${devices.device} = ${device}`), desc(devices.lastAt), desc(devices.device))
    .offset(max);
  await db.delete(devices).where(and(isOwn, inArray(devices.device, quiet)));
}
