import type { StudentCall } from '@repo/contracts/limits/request';
import type { DomainContext } from '@repo/domain';
import { type StudyKindName, studyKinds } from '@repo/study-log/kinds';

/** A mutation authenticated by the cookie must come from our own origin (CSRF); one with a bearer token need not. */
export type GivenToken = { value: string; from: 'bearer' | 'cookie' };

/** What could be guessed, makes us send mail or asks the payment provider, and is therefore limited. */
export type TryKind = 'signIn' | 'signUp' | 'mailCode' | 'identity' | 'payment' | 'guardian';

/** A browser on one of our own pages, and what accounts know it by. */
export type Browser = {
  /** The secret that it brought, not yet looked up; or null. */
  deviceToken: string | null;
  /** Keeps the secret in the browser for a year. */
  setDeviceToken(token: string): void;
};

/** What students do that has to be kept. */
export const savedWork = Object.keys(studyKinds) as StudyKindName[];
export type SavedWork = StudyKindName;

/** How a save ended: kept, refused for what the caller sent or may not do (4xx), failed by our side (5xx). */
export const saveOutcomes = ['kept', 'refused', 'failed'] as const;
export type SaveOutcome = (typeof saveOutcomes)[number];

/** Metrics for those who run the product; numbers only. */
export type Measures = {
  saved(work: SavedWork, outcome: SaveOutcome): void;
  signedUp(by: 'password' | 'google'): void;
  /** The same promise, timed. */
  publishing<T>(work: Promise<T>): Promise<T>;
};

/** What a transport hands to a procedure. One a request. */
export type ApiContext = {
  domain: DomainContext;
  /** The bearer token, else the session cookie, else null. Not yet looked up. */
  token: GivenToken | null;
  /** Keeps the session cookie in step with the session: a token sets it, null clears it. */
  setSessionCookie(token: string | null): void;
  /** How the caller's program names itself; empty where it does not. */
  userAgent: string;
  /** Null when the call did not come from one of our own pages. */
  browser: Browser | null;
  /**
   * The proof of who came back from the identity provider with this call, or null; taken once, then it is gone.
   * @throws FORBIDDEN when the call did not come from our own pages
   */
  takeIdentityProof(): string | null;
  /**
   * Counts a try of the caller's network address, each call of a batch separately.
   * @throws TOO_MANY with the time to wait
   */
  countTry(kind: TryKind): void | Promise<void>;
  /**
   * Counts a call of a student, from wherever it comes, each call of a batch separately.
   * @throws TOO_MANY with the time to wait
   */
  countStudentCall(kind: StudentCall, userId: string): void | Promise<void>;
  /**
   * Counts a guess of the caller's network address at the admin password, before anybody looks at it.
   * @returns gives it back: only wrong ones stay counted
   * @throws TOO_MANY with the time to wait
   */
  countAdminGuess(): Promise<() => Promise<void>>;
  /** Writes to the log that the admin gate was opened. */
  logAdminSignIn(): void;
  /** Writes to the log that we failed in one event of a device's batch; the others are taken. */
  logFailedEvent(kind: string, error: unknown): void;
  measures: Measures;
  /** Name that the teacher at the content tool gave on their device; '' where there is none. It proves nothing. */
  teacher: string;
  /** Whether the transport sends a `JsonStream` as it is made. */
  sendsStreams?: boolean;
};
