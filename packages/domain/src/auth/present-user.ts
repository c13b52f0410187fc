import type { User } from '@repo/contracts/auth';
import { planAt } from '@repo/contracts/auth.rules';
import type { SessionRow } from '@repo/db/prepared-queries';

const iso = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A user row as every reply carries it; the plan is the one that holds at `now`. */
export function presentUser(row: Omit<SessionRow, 'expiresAt'>, now: Date): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    age: row.age,
    gender: row.gender,
    isVerified: row.verifiedAt !== null,
    plan: planAt(row.expiryDate, now),
    expiryDate: iso(row.expiryDate),
    createdAt: new Date(row.createdAt).toISOString(),
    lastLogin: iso(row.lastLogin),
    freeChapterClaimed: row.freeChapterClaimed,
    profilePicture: row.profilePicture,
    invitedBy: row.invitedBy,
    unlockedChapters: row.unlockedChapters,
    invitesAccepted: row.invitesAccepted,
  };
}
