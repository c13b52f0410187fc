/** Limits of accounts and signing in: lengths, ages, rates; units are in the names (docs/product/wire.md#limits). */

export const passwordMinLength = 6;
/** Bounds the cost of hashing one password. */
export const passwordMaxLength = 128;
export const nameMaxLength = 80;
export const emailMaxLength = 254;
export const codeLength = 6;
export const ageMin = 10;
export const ageMax = 99;
export const sessionLifeDays = 30;
/** Lifetime of a session from sign-in, including renewals. */
export const sessionMaxDays = 180;
/** Concurrent sessions per account; a new one ends the oldest. */
export const sessionsPerAccountMax = 50;
/** Known browsers per account; a new one replaces the least recently used. */
export const knownDevicesPerAccountMax = 20;
/** A browser without a sign-in is forgotten after this time. */
export const knownDeviceDays = 365;
/** Time from the return from the identity provider to signing in or up. */
export const identityProofMinutes = 10;
/** How long sessions of deleted accounts are recognized. */
export const deletedSessionsKeptDays = 365;
/** Time from a requested deletion to the deletion, to change one's mind. */
export const deletionDelayDays = 7;
/** Lifetime of a mailed code. */
export const codeLifeMinutes = 10;
/** How long expired codes are recognized, for people who open a used link. */
export const oldMailCodesKeptDays = 7;
/** How long a failed mail is recorded, without address and text. */
export const failedMailsKeptDays = 7;
/** Retention of accounts with an unverified email. */
export const unverifiedAccountKeptDays = 30;
/** Retention of unused pictures in the store. */
export const unusedImageKeptDays = 1;
export const idTokenMaxLength = 8_192;
