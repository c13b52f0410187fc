import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import type { DeviceProgress } from '@repo/db/prepared-queries';
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
