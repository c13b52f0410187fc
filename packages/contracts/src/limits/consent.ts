/** Limits of a guardian's consent; units are in the names (docs/product/accounts.md#guardians-consent). */

/** From this age no consent is needed. */
export const adultAgeYears = 18;
/** Retention of an account without consent, from sign-up or withdrawal. */
export const unconsentedAccountKeptDays = 30;
/** How long to retry the mail that tells a student that consent is now needed. */
export const consentNoticeHours = 24;
/** Pause before such a mail is sent again after it failed. */
export const consentNoticeAgainDays = 7;
/** How long a guardian's link can be opened for the first time. */
export const guardianLinkOpenDays = 7;
/** How long the browser that opened it can use the page. */
export const guardianPageMinutes = 60;
/** How long a link can request a fresh one by mail. */
export const guardianLinkDays = 365;
/** Valid links per student's guardian: those of the newest mails. */
export const guardianLinksAtOnce = 5;
/** How long to retry a guardian's mail. */
export const guardianMailHours = 24;
/** Decisions per day about one student; further consents are rejected that day, so that records can't pile up. */
export const consentDecisionsPerDayMax = 20;
