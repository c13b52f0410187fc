import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import { studyDevicesMax } from '@repo/contracts/limits/study-log';
import { studyDevices } from '@repo/db/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

const dayMs = 86_400_000;

export type StudyDevice = Pick<typeof studyDevices.$inferSelect, 'nextSequence' | 'lastAt' | 'lastTimesMs'>;

/** How far this device of the student has come; undefined for one that never sent, or was forgotten. */
export async function findDevice(
  { database, user }: UserContext,
  device: string,
): Promise<StudyDevice | undefined> {
  const { nextSequence, lastAt, lastTimesMs } = studyDevices;
  const [known] = await database.db
    .select({ nextSequence, lastAt, lastTimesMs })
    .from(studyDevices)
    .where(and(eq(studyDevices.userId, user.id), eq(studyDevices.device, device)));
  return known;
}

/** The earliest time of an event that is believed of a device, in milliseconds since 1970. */
export function earliestTimeMs({ clock, user }: UserContext, known: StudyDevice | undefined): number {
  return Math.max(
    new Date(user.createdAt).getTime(),
    clock.now().getTime() - lateStudyDaysMax * dayMs,
    known?.lastAt.getTime() ?? 0,
  );
}

/** Forgets the devices that have been quiet longest, but never `device`. One that sends again has to start from number 0. */
async function forgetQuietDevices({ database, user }: UserContext, device: string): Promise<void> {
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

/** Stores how far a device has come; of two simultaneous requests the higher number stays. */
export async function keepDevice(
  ctx: UserContext,
  device: string,
  known: StudyDevice | undefined,
  progress: StudyDevice,
): Promise<void> {
  await ctx.database.db
    .insert(studyDevices)
    .values({ userId: ctx.user.id, device, ...progress })
    .onConflictDoUpdate({
      target: [studyDevices.userId, studyDevices.device],
      set: progress,
      setWhere: sql`${studyDevices.nextSequence} <= ${progress.nextSequence}`,
    });
  if (!known) await forgetQuietDevices(ctx, device);
}
