/**
 * Every key of local and session storage, except the content, which `library` caches itself. Loaded for
 * a logout alone; `persisted` takes its types, so that no store is missing here. A key that does not end in a letter is the
 * beginning of many: the rest names what each is about. 'localOrSession': session storage takes what local storage has no
 * room for. A logout takes off the device what is the student's.
 */
export const keys = [
  { key: 'auth', scope: 'student', area: 'local' },
  { key: 'last-read', scope: 'student', area: 'local' },
  { key: 'position-', scope: 'student', area: 'local' },
  { key: 'used-tabs', scope: 'student', area: 'local' },
  { key: 'reviewed', scope: 'student', area: 'local' },
  { key: 'seen-ticks-', scope: 'student', area: 'local' },
  { key: 'first-answers-', scope: 'student', area: 'local' },
  { key: 'moments', scope: 'student', area: 'local' },
  { key: 'needs', scope: 'student', area: 'local' },
  { key: 'weak-unit-', scope: 'student', area: 'local' },
  { key: 'reminded-at', scope: 'student', area: 'local' },
  { key: 'quiz-', scope: 'student', area: 'localOrSession' },
  { key: 'quiz-answers-', scope: 'student', area: 'localOrSession' },
  { key: 'practice-', scope: 'student', area: 'localOrSession' },
  { key: 'practice-answers-', scope: 'student', area: 'localOrSession' },
  { key: 'answer-', scope: 'student', area: 'local' },
  { key: 'written-practice-', scope: 'student', area: 'localOrSession' },
  { key: 'written-practice-marks-', scope: 'student', area: 'localOrSession' },
  { key: 'board-paper-', scope: 'student', area: 'localOrSession' },
  { key: 'board-paper-answers-', scope: 'student', area: 'localOrSession' },
  { key: 'asked-before-', scope: 'student', area: 'local' },
  /** Answers to flashcards, stored by builds before 1.0 and read by none. */
  { key: 'card-answers-', scope: 'student', area: 'local' },
  /** What the server does not have yet waits for its own student to log in again. */
  { key: 'outbox ', scope: 'device', area: 'local' },
  { key: 'review ', scope: 'device', area: 'local' },
  { key: 'mark ', scope: 'device', area: 'local' },
  /** Days of study, kept by builds before the study log. */
  { key: 'studied ', scope: 'device', area: 'local' },
  { key: 'device-', scope: 'device', area: 'local' },
  { key: 'picture-', scope: 'device', area: 'local' },
  /** From before the login. */
  { key: 'signup-draft', scope: 'device', area: 'session' },
  { key: 'signup-picture', scope: 'device', area: 'session' },
  { key: 'invite', scope: 'device', area: 'session' },
  { key: 'order-to-check', scope: 'device', area: 'session' },
  { key: 'guardian-link', scope: 'device', area: 'session' },
  { key: 'left-here', scope: 'device', area: 'session' },
  { key: 'flash', scope: 'device', area: 'session' },
  { key: 'celebrated', scope: 'device', area: 'local' },
  { key: 'character', scope: 'device', area: 'local' },
  { key: 'sheet-size', scope: 'device', area: 'local' },
  { key: 'read-aloud', scope: 'device', area: 'local' },
  { key: 'theme', scope: 'device', area: 'local' },
  { key: 'language', scope: 'device', area: 'local' },
  { key: 'test-clock', scope: 'device', area: 'localOrSession' },
] as const;

export type StorageKey = (typeof keys)[number];
export type Area = StorageKey['area'];
