/**
 * Every key of local and session storage, except the content, which `library` caches itself. Loaded for
 * a logout alone; `persisted` takes its types, so that no store is missing here. A key that does not end in a letter is the
 * beginning of many: the rest names what each is about. 'localOrSession': session storage takes what local storage has no
 * room for. A logout takes off the device what is the student's.
 */
export const keys = [
  /** the student, the session token, the last failure of signing in */
  { key: 'auth', scope: 'student', area: 'local' },
  /** the chapter and page read last on this device */
  { key: 'last-read', scope: 'student', area: 'local' },
  /** the page open in one chapter */
  { key: 'position-', scope: 'student', area: 'local' },
  /** the tabs opened today in each chapter */
  { key: 'used-tabs', scope: 'student', area: 'local' },
  /** the latest day on which flashcards were turned here */
  { key: 'reviewed', scope: 'student', area: 'local' },
  /** answers to flashcards, stored by earlier releases and read by nothing */
  { key: 'card-answers-', scope: 'student', area: 'local' },
  /** the finished chapters of a subject whose tick was shown */
  { key: 'seen-ticks-', scope: 'student', area: 'local' },
  /** the newest quiz of each chapter on this device, and when its cards were last seen to the end */
  { key: 'chapter-steps', scope: 'student', area: 'local' },
  /** how the questions of a chapter were first answered here, until the server tells the same */
  { key: 'first-answers-', scope: 'student', area: 'local' },
  /** the student whose mistakes from before Super were read on this device */
  { key: 'earlier-mistakes', scope: 'student', area: 'local' },
  /** the celebrations shown last, so that none comes twice */
  { key: 'moments', scope: 'student', area: 'local' },
  /** more time, less motion, wider letters; never sent */
  { key: 'needs', scope: 'student', area: 'local' },
  /** the unit with the biggest gain in marks, as computed here on a day */
  { key: 'weak-unit-', scope: 'student', area: 'local' },
  /** the address for reminders while it is renewed */
  { key: 'reminded-at', scope: 'student', area: 'local' },
  /** one test as it is taken, written when it starts */
  { key: 'quiz-', scope: 'student', area: 'localOrSession' },
  /** its answers and the question on screen, written with every change */
  { key: 'quiz-answers-', scope: 'student', area: 'localOrSession' },
  /** the running practice, written when it starts */
  { key: 'practice-', scope: 'student', area: 'localOrSession' },
  /** its answers, opened hints, variants with other numbers and the question on screen, written with every change */
  { key: 'practice-answers-', scope: 'student', area: 'localOrSession' },
  /** the draft of a written answer */
  { key: 'answer-', scope: 'student', area: 'local' },
  /** what was typed into the form of an own card, a mark or a report, or into a question asked again, until it is saved */
  { key: 'unsaved-', scope: 'student', area: 'local' },
  /** the running practice of written questions, written when it starts */
  { key: 'written-practice-', scope: 'student', area: 'localOrSession' },
  /** its marks and the question on screen, written with every change */
  { key: 'written-practice-marks-', scope: 'student', area: 'localOrSession' },
  /** the questions of the one board paper, written once */
  { key: 'board-paper-', scope: 'student', area: 'localOrSession' },
  /** the student's work on it, written with every change */
  { key: 'board-paper-answers-', scope: 'student', area: 'localOrSession' },
  /** short keys of the questions of the last 30 board papers begun or printed here */
  { key: 'asked-before-', scope: 'student', area: 'local' },
  /** a job until IndexedDB has it, or until it is sent if IndexedDB is blocked */
  { key: 'outbox ', scope: 'device', area: 'local' },
  /** a review of a flashcard, written by release 1.0.0-pre */
  { key: 'review ', scope: 'device', area: 'local' },
  /** a changed mark, written by release 1.0.0-pre */
  { key: 'mark ', scope: 'device', area: 'local' },
  /** a day of study, written by release 1.0.0-pre */
  { key: 'studied ', scope: 'device', area: 'local' },
  /** this browser's name for sent study events and their count, until a deletion */
  { key: 'device-', scope: 'device', area: 'local' },
  /** the student's picture */
  { key: 'picture-', scope: 'device', area: 'local' },
  /** what was typed into the sign-up form, without the password */
  { key: 'signup-draft', scope: 'device', area: 'session' },
  /** the picture chosen there */
  { key: 'signup-picture', scope: 'device', area: 'session' },
  /** who invited this visitor */
  { key: 'invite', scope: 'device', area: 'session' },
  /** an order to check after the next login */
  { key: 'order-to-check', scope: 'device', area: 'session' },
  /** the token of a guardian's mail, which the page's address does not show */
  { key: 'guardian-link', scope: 'device', area: 'session' },
  /** a logout in this tab, after which the cookie signs nobody in */
  { key: 'left-here', scope: 'device', area: 'session' },
  /** a message for the next page */
  { key: 'flash', scope: 'device', area: 'session' },
  /** the orders celebrated last */
  { key: 'celebrated', scope: 'device', area: 'local' },
  /** the character chosen */
  { key: 'character', scope: 'device', area: 'local' },
  /** how large notes are set */
  { key: 'sheet-size', scope: 'device', area: 'local' },
  /** voice and speed of reading aloud */
  { key: 'read-aloud', scope: 'device', area: 'local' },
  /** light, dark or as the device */
  { key: 'theme', scope: 'device', area: 'local' },
  /** the language of the interface */
  { key: 'language', scope: 'device', area: 'local' },
  /** by how much the device's clock jumped */
  { key: 'test-clock', scope: 'device', area: 'localOrSession' },
] as const;

export type StorageKey = (typeof keys)[number];
export type Area = StorageKey['area'];
