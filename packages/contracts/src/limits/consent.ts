/** A guardian's consent: how old, how long; units are in the names (docs/product/accounts.md#guardians-consent). */

/** From this age on nobody else is asked. */
export const adultAgeYears = 18;
/** How long an account that waits for consent is kept, from being opened or from the withdrawal. */
export const unconsentedAccountKeptDays = 30;
/** How long the mail server is tried with a mail that tells a student that consent is needed now. */
export const consentNoticeHours = 24;
/** How long until such a mail is written again to somebody for whom no mail server took it. */
export const consentNoticeAgainDays = 7;
/** How long the link of a guardian's mail opens their page in the first browser that opens it. */
export const guardianLinkOpenDays = 7;
/** How long that browser can use the page. */
export const guardianPageMinutes = 60;
/** How long a link mails a fresh one to the guardian's address by one press. */
export const guardianLinkDays = 365;
/** Links of one student's guardian that work at the same time: of the newest mails. */
export const guardianLinksAtOnce = 5;
/** How long the mail server is tried with a guardian's mail. */
export const guardianMailHours = 24;
/** Decisions of one day about one student; after so many no consent is given that day, so that records cannot pile up. */
export const consentDecisionsPerDayMax = 20;
