import type { User } from '@repo/contracts/auth';

/** A verified Basic student. */
export function makeUser(part: Partial<User> = {}): User {
  return {
    id: 'u1',
    name: 'Aarohi Sharma',
    email: 'aarohi@example.in',
    age: 15,
    gender: 'Female',
    isVerified: true,
    plan: 'Basic',
    expiryDate: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLogin: null,
    freeChapterClaimed: false,
    profilePicture: null,
    invitedBy: null,
    unlockedChapters: [],
    invitesAccepted: 0,
    ...part,
  };
}
