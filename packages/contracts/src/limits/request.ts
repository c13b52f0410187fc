/** Requests as such: how large, how often; units are in the names (docs/product/wire.md#limits). */

export const profilePictureMaxMegabytes = 5;
/** How long the export of one account may take to be sent, on a slow line too; one of an account at a time. */
export const exportMaxSeconds = 300;
/** How long an export that sends nothing holds up the next one of the account: its server may have died. */
export const exportTurnSeconds = 30;
/**
 * Calls of one student, wherever they come from: at most so many in so many seconds, each line counted separately. A
 * phone that was without a network for days sends hundreds of quizzes one after the other, waiting as Retry-After says.
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
  /** More than a phone asks that shows its figures while the outbox sends its work. */
  progressPage: [{ max: 300, seconds: 60 }],
  profile: [{ max: 60, seconds: 600 }],
  /** Own limit: whoever uses up the profile's must not block this log-out. */
  logOutEverywhere: [{ max: 30, seconds: 600 }],
  /** Own limit for the same reason; logging out everywhere stops reminders as well. */
  stopReminder: [{ max: 60, seconds: 600 }],
  picture: [
    { max: 10, seconds: 600 },
    { max: 50, seconds: 86_400 },
  ],
  /** Reads all that an account has. */
  export: [{ max: 10, seconds: 600 }],
  /** Figures one by one, and all drawings of a chapter: a phone that loads a whole library asks twenty times a second. */
  figure: [{ max: 1_200, seconds: 60 }],
  /** Reviews and marks of all devices, a page a call. */
  read: [{ max: 600, seconds: 60 }],
  unlock: [{ max: 30, seconds: 600 }],
  /** A page that waits for its payment asks twelve times a minute. */
  payment: [{ max: 120, seconds: 60 }],
} as const satisfies Record<string, readonly { max: number; seconds: number }[]>;
export type StudentCall = keyof typeof callsPerStudent;
