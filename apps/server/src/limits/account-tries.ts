import type { AccountTries, AccountTry } from '@repo/domain';
import { type Counting, countWithin, createLimiter } from './limiter.ts';

/** Attempts per account: all unknown browsers share one count, each known browser has its own. */
const signInTriesPerAccount = 10;
const signInTriesWindowMinutes = 15;
/** Mails per account and kind (codes to verify, codes to reset), counted like attempts. */
const mailsPerAccount = 8;
const mailsWindowMinutes = 60;

const limits: Record<AccountTry, { max: number; windowMs: number }> = {
  signIn: { max: signInTriesPerAccount, windowMs: signInTriesWindowMinutes * 60_000 },
  verificationMail: { max: mailsPerAccount, windowMs: mailsWindowMinutes * 60_000 },
  resetMail: { max: mailsPerAccount, windowMs: mailsWindowMinutes * 60_000 },
  deletionMail: { max: mailsPerAccount, windowMs: mailsWindowMinutes * 60_000 },
  guardianMail: { max: mailsPerAccount, windowMs: mailsWindowMinutes * 60_000 },
};

/** Counts attempts per account. @param counting.scale multiplies every limit */
export function createAccountTries(counting: Counting): AccountTries {
  const limiterOf = (kind: AccountTry) =>
    createLimiter({ name: `tries-${kind}`, ...limits[kind], ...counting });
  const limiters = {
    signIn: limiterOf('signIn'),
    verificationMail: limiterOf('verificationMail'),
    resetMail: limiterOf('resetMail'),
    deletionMail: limiterOf('deletionMail'),
    guardianMail: limiterOf('guardianMail'),
  };
  return {
    take: async (kind, account) => countWithin([limiters[kind]], account),
    clear: async (kind, account) => limiters[kind].clear(account),
  };
}
