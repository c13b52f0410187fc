import { brand } from '@repo/contracts/brand';

type Seen = { userId: string; completed: string[] };

const keyOf = (subjectId: string) => `${brand.storagePrefix}-seen-ticks-${subjectId}`;

/** The chapters that had their tick when this student last looked at the road, or null: never looked on this device. */
export function readSeenTicks(userId: string, subjectId: string): string[] | null {
  try {
    const seen = JSON.parse(localStorage.getItem(keyOf(subjectId)) ?? 'null') as Seen | null;
    return seen?.userId === userId && Array.isArray(seen.completed) ? seen.completed.map(String) : null;
  } catch {
    return null;
  }
}

export function keepSeenTicks(userId: string, subjectId: string, completed: string[]): void {
  try {
    localStorage.setItem(keyOf(subjectId), JSON.stringify({ userId, completed } satisfies Seen));
  } catch {
    // Then the next look inks nothing.
  }
}
