import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import { studyDevicesMax } from '@repo/contracts/limits/study-log';
import type { DeviceProgress } from '@repo/db/prepared-queries';
import { studyDevices } from '@repo/db/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

const dayMs = 86_400_000;

/** The earliest time of an event that is accepted from a device, in milliseconds since 1970. */
export function earliestTimeMs({ clock, user }: UserContext, known: DeviceProgress | null): number {
  return Math.max(
    new Date(user.createdAt).getTime(),
    clock.now().getTime() - lateStudyDaysMax * dayMs,
    known?.lastAt.getTime() ?? 0,
  );
}

/**
 * Forgets the longest inactive devices, but never `device`. A forgotten device has to restart from number 0.
 */
export async function forgetQuietDevices({ database, user }: UserContext, device: string): Promise<void> {
  const isOwn = eq(studyDevices.userId, user.id);
  const quiet = await database.db
    .select({ device: studyDevices.device })
    .from(studyDevices)
    .where(isOwn)
    .orderBy(
      desc(sql`${studyDevices.device} = ${device}`),
      desc(studyDevices.lastAt),
      desc(studyDevices.device),
    )
    .offset(studyDevicesMax);
  if (quiet.length === 0) return;
  const devices = quiet.map((row) => row.device);
  await database.db.delete(studyDevices).where(and(isOwn, inArray(studyDevices.device, devices)));
}
