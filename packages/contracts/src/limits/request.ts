/** Limits of requests: sizes, rates; units are in the names (docs/product/wire.md#limits). */

export const profilePictureMaxMegabytes = 5;
/** How long an account export may take, even on a slow connection; one at a time per account. */
export const exportMaxSeconds = 300;
/** How long a stalled export blocks the next one of the account, in case its server died. */
export const exportTurnSeconds = 30;
/** A first download above this, in bytes on the wire, comes chapter by chapter: the first one opens the app. */
export const wholeDownloadMaxBytes = 4_000_000;
/**
 * Rate limits per student, across devices; each key is counted separately. After days offline, a phone sends
 * hundreds of quizzes in a row and waits as Retry-After says.
 */
export const callsPerStudent = {
  quiz: [
    { max: 60, seconds: 60 },
    { max: 500, seconds: 3_600 },
    { max: 2_000, seconds: 86_400 },
  ],
  /** Reading positions, finished chapters and reviewed flashcards. */
  study: [{ max: 300, seconds: 60 }],
  results: [{ max: 30, seconds: 60 }],
  /** The progress page and standing read all results: more than a phone requests while the outbox sends. */
  progressPage: [{ max: 300, seconds: 60 }],
  profile: [{ max: 60, seconds: 600 }],
  /** Own limit, so that using up the profile's does not block this log-out. */
  logOutEverywhere: [{ max: 30, seconds: 600 }],
  /** Own limit for the same reason; logging out everywhere stops reminders too. */
  stopReminder: [{ max: 60, seconds: 600 }],
  picture: [
    { max: 10, seconds: 600 },
    { max: 50, seconds: 86_400 },
  ],
  /** Reads the whole account. */
  export: [{ max: 10, seconds: 600 }],
  /**
   * Single figures, and all drawings of a chapter: a phone that loads a whole library sends twenty requests a
   * second.
   */
  figure: [{ max: 1_200, seconds: 60 }],
  /** The manifest and chapters by hash, for the same reason. */
  content: [{ max: 1_200, seconds: 60 }],
  /** Reviews and marks of all devices, one page per request. */
  read: [{ max: 600, seconds: 60 }],
  unlock: [{ max: 30, seconds: 600 }],
  /** A page that waits for its payment sends twelve requests a minute. */
  payment: [{ max: 120, seconds: 60 }],
} as const satisfies Record<string, readonly { max: number; seconds: number }[]>;
export type StudentCall = keyof typeof callsPerStudent;
