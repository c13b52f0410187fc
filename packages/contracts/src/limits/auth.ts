/** How long, how old, how often: accounts and signing in; units are in the names (docs/product/wire.md#limits). */

export const passwordMinLength = 6;
/** Bounds the cost of hashing one password. */
export const passwordMaxLength = 128;
export const nameMaxLength = 80;
export const emailMaxLength = 254;
export const codeLength = 6;
export const ageMin = 10;
export const ageMax = 99;
export const sessionLifeDays = 30;
/** From signing in to the end of a session, however often it is renewed. */
export const sessionMaxDays = 180;
/** Sessions of one account at the same time; a further one ends the oldest. */
export const sessionsPerAccountMax = 50;
/** Browsers that one account knows; a further one takes the place of the one that was used least lately. */
export const knownDevicesPerAccountMax = 20;
/** How long a browser stays known to an account without a sign-in there. */
export const knownDeviceDays = 365;
/** From coming back from the identity provider to signing in or up with it. */
export const identityProofMinutes = 10;
/** How long sessions of deleted accounts are known as such. */
export const deletedSessionsKeptDays = 365;
/** From asking that an account be deleted to its deletion: time to change one's mind. */
export const deletionDelayDays = 7;
/** How long a code that was mailed can be used. */
export const codeLifeMinutes = 10;
/** How long it is still known after its end, for whoever opens a used link. */
export const oldMailCodesKeptDays = 7;
/** How long it is known that a mail could not be sent, without its address and its text. */
export const failedMailsKeptDays = 7;
/** How long an account stays whose email nobody proved. */
export const unverifiedAccountKeptDays = 30;
/** How long a picture stays in the store once nothing shows it. */
export const unusedImageKeptDays = 1;
export const idTokenMaxLength = 8_192;
