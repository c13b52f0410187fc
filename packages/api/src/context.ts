import type { StudentCall } from '@repo/contracts/limits/request';
import type { DomainContext } from '@repo/domain';
import { type StudyKindName, studyKinds } from '@repo/study-log/kinds';

/**
 * A mutation authenticated by the cookie must come from our own origin (CSRF); one with a bearer token need
 * not.
 */
export type GivenToken = { value: string; from: 'bearer' | 'cookie' };

/** Attempts that are limited because they could guess a secret, send mail or call the payment provider. */
export type TryKind = 'signIn' | 'signUp' | 'mailCode' | 'identity' | 'payment' | 'guardian';

/** A browser that uses our pages, and its secret: by this, accounts recognize the browser. */
export type Browser = {
  /** The secret that it sent, not yet verified; or null. */
  deviceToken: string | null;
  /** Stores the secret in the browser for a year. */
  setDeviceToken(token: string): void;
};

/** Work of students that must be saved. */
export const savedWork = Object.keys(studyKinds) as StudyKindName[];
export type SavedWork = StudyKindName;

/**
 * The outcome of a save: kept, refused because of its input or the caller's rights (4xx), failed on our side
 * (5xx).
 */
export const saveOutcomes = ['kept', 'refused', 'failed'] as const;
export type SaveOutcome = (typeof saveOutcomes)[number];

/** Metrics for operators; numbers only. */
export type Measures = {
  saved(work: SavedWork, outcome: SaveOutcome): void;
  signedUp(by: 'password' | 'google'): void;
  /** Returns the same promise and measures its duration. */
  publishing<T>(work: Promise<T>): Promise<T>;
};

/** What a transport passes to a procedure; one per request. */
export type ApiContext = {
  domain: DomainContext;
  /** The bearer token, else the session cookie, else null. Not yet verified. */
  token: GivenToken | null;
  /** Keeps the session cookie in step with the session: a token sets it, null clears it. */
  setSessionCookie(token: string | null): void;
  /** The caller's User-Agent; empty if it sent none. */
  userAgent: string;
  /** The browser; null when the call did not come from one of our own pages. */
  browser: Browser | null;
  /**
   * The proof of who came back from the identity provider with this call, or null. It can be taken only once.
   * @throws FORBIDDEN when the call did not come from our own pages
   */
  takeIdentityProof(): string | null;
  /**
   * Counts an attempt from the caller's network address, each call of a batch separately.
   * @throws TOO_MANY with the time to wait
   */
  countTry(kind: TryKind): void | Promise<void>;
  /**
   * Counts a call of a student from any address, each call of a batch separately.
   * @throws TOO_MANY with the time to wait
   */
  countStudentCall(kind: StudentCall, userId: string): void | Promise<void>;
  /**
   * Counts a guess at the admin password from the caller's network address, before checking it.
   * @returns refunds a guess that was not wrong
   * @throws TOO_MANY with the time to wait
   */
  countAdminGuess(): Promise<() => Promise<void>>;
  /** Logs that the admin gate was opened. */
  logAdminSignIn(): void;
  /** Logs our failure in one event of a device's batch; the other events are accepted. */
  logFailedEvent(kind: string, error: unknown): void;
  measures: Measures;
  /** Whether the transport sends a `JsonStream` while it is produced. */
  sendsStreams?: boolean;
};
