import type { DomainContext } from '@repo/domain';

/** Where a token came from decides what it may do: a cookie-borne change must come from our own origin. */
export type GivenToken = { value: string; from: 'bearer' | 'cookie' };

/** What could be guessed or makes us send mail, and is therefore limited. */
export type TryKind = 'adminGate' | 'signIn' | 'signUp' | 'mailCode';

/** What a transport hands to a procedure. One a request. */
export type ApiContext = {
  domain: DomainContext;
  /** The bearer token, else the session cookie, else null. Not yet looked up. */
  token: GivenToken | null;
  /** Keeps the session cookie in step with the session: a token sets it, null clears it. */
  setSessionCookie(token: string | null): void;
  /**
   * Counts a try of the caller's network address, each call of a batch by itself.
   * @throws TOO_MANY with the time to wait
   */
  countTry(kind: TryKind): Promise<void>;
};
