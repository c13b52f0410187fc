import type { User } from '@repo/contracts/auth';
import { invitesPerUnlock } from '@repo/contracts/limits/content';

export type InviteRound = {
  /** Accepted invites of the current round, 0 to 5. */
  accepted: number;
  /** Chapters unlocked by invites so far. */
  used: number;
  /** Whether an unlock is available, as far as this device knows; the server decides. */
  hasUnlock: boolean;
};

type Inviter = Pick<User, 'invitesAccepted' | 'unlockedChapters' | 'freeChapterClaimed'>;

/** A student's invites: every five accepted ones give an unlock; the rest count for the next round. */
export function inviteRound(user: Inviter): InviteRound {
  const used = Math.max(0, user.unlockedChapters.length - (user.freeChapterClaimed ? 1 : 0));
  const waiting = Math.max(0, user.invitesAccepted - used * invitesPerUnlock);
  const accepted = Math.min(invitesPerUnlock, waiting);
  return { accepted, used, hasUnlock: accepted === invitesPerUnlock };
}

/** Sign-up link with this student as the inviter. */
export function inviteLink(origin: string, userId: string): string {
  return `${origin}/signup?invite=${encodeURIComponent(userId)}`;
}
