/** Every number of the product that a rule, a form or a screen shares. Units stand in the names. Source: spec section 9. */

export const passwordMinLength = 6;
/** An upper bound keeps the cost of hashing one password bounded. */
export const passwordMaxLength = 128;
export const nameMaxLength = 80;
export const emailMaxLength = 254;
export const codeLength = 6;
/** Letters and digits that no one mistakes for another: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const codeAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
export const codeLifeMinutes = 10;
export const codeMaxWrongTries = 5;
export const codeResendSeconds = 30;
export const ageMin = 10;
export const ageMax = 99;
export const signupSteps = 5;
export const profilePictureMaxMegabytes = 5;

export const sessionLifeDays = 30;
/** Tries on one account, wherever they come from. A right password sets the count back. */
export const signInTriesPerAccount = 10;
export const signInTriesWindowMinutes = 15;
export const mailsPerAccount = 8;
export const mailsWindowMinutes = 60;
/** From leaving for the identity provider to coming back, and from coming back to signing in or up with it. */
export const identityFlowMinutes = 10;
export const identityProofMinutes = 10;
export const idTokenMaxLength = 8_192;
export const adminSessionLifeHours = 8;
export const adminGuessesPerAddress = 5;
export const adminGuessWindowMinutes = 15;

export const invitesPerUnlock = 5;
export const superPriceInr = 199;
/** The result page asks about an order that may still be paid this often and so many times. */
export const orderPollMs = 5_000;
export const orderPollCount = 24;

export const defaultTimeLimitMinutes = 10;
export const defaultPassingScorePercent = 40;
export const optionsMin = 2;
export const optionsMax = 6;
export const passingScoreMin = 1;
export const passingScoreMax = 100;
/** What stands in `answers` for a question that was never answered. */
export const unanswered = -1;

export const readingPositionDebounceMs = 4_000;
export const toastMs = 3_000;
export const loginRedirectMs = 1_000;
export const logoutDelayMs = 200;
export const reloadDelayMs = 2_000;
export const splashStepMs = 300;
export const splashStepMax = 3;
export const zenMinWidthPx = 768;
export const confettiPieces = 400;
export const queryGcSeconds = 60;

export const defaultSubjectColorStudent = '#E79D0A';
export const defaultSubjectColorAdmin = '#6366f1';

/** The mind map's boxes, in the units of the canvas. */
export const mindmapNodeWidth = 200;
export const mindmapNodeHeight = 80;
export const mindmapGapX = 250;
export const mindmapGapY = 80;
export const mindmapZoomMin = 0.2;
export const mindmapZoomMax = 3;
export const mindmapZoomStep = 1.1;
export const mindmapNodesMax = 1_000;

/** Longest texts the server stores: a page of notes, a short line, a title. */
export const pageMaxLength = 200_000;
export const textMaxLength = 5_000;
export const titleMaxLength = 200;

/** Bulk import: characters or bytes of one file, and how much may stand in it. */
export const importTextMaxLength = 1_000_000;
export const importRowsMax = 1_000;
export const questionsMax = 500;
/** A whole library with its pictures, packed and unpacked. */
export const libraryZipMaxBytes = 5_900_000;
export const libraryFilesMaxBytes = 60_000_000;
export const libraryFilesMax = 5_000;

/** Calendar days of the product (streak) are days in India. */
export const productTimeZone = 'Asia/Kolkata';
/** Its distance from UTC, the same all year. */
export const productUtcOffsetMinutes = 330;
