import { createHash } from 'node:crypto';
import type { StudentRow } from './statements.ts';

/**
 * @param authorization the request's header, `Bearer …`
 * @returns the token's SHA-256, by which sessions are stored: 64 hex characters
 */
export function tokenHashOf(authorization: string | undefined): string {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  return createHash('sha256').update(token).digest('hex');
}

const isSuper = ({ expiryDate }: Pick<StudentRow, 'expiryDate'>) =>
  expiryDate !== null && expiryDate.getTime() > Date.now();

/** The documented reply to the read. */
export function sessionReply({ verifiedAt, ...student }: StudentRow) {
  const plan = isSuper(student) ? 'Pro' : 'Basic';
  return {
    success: true,
    user: { ...student, isVerified: verifiedAt !== null, plan },
    message: 'Session is valid',
  };
}

/** Whether a student may open a chapter: any until the plan expires, later only unlocked ones. */
export const mayOpen = (student: StudentRow, chapterId: string) =>
  isSuper(student) || student.unlockedChapters.includes(chapterId);
