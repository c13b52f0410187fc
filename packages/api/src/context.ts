import type { DomainContext } from '@repo/domain';

/** Where a token came from decides what it may do: a cookie-borne change must come from our own origin. */
export type GivenToken = { value: string; from: 'bearer' | 'cookie' };

/** What could be guessed, makes us send mail or asks the payment provider, and is therefore limited. */
export type TryKind = 'signIn' | 'signUp' | 'mailCode' | 'identity' | 'payment';

/** What a transport hands to a procedure. One a request. */
export type ApiContext = {
  domain: DomainContext;
  /** The bearer token, else the session cookie, else null. Not yet looked up. */
  token: GivenToken | null;
  /** Keeps the session cookie in step with the session: a token sets it, null clears it. */
  setSessionCookie(token: string | null): void;
  /**
   * The proof of who came back from the identity provider with this call, or null; taken once, then it is gone.
   * @throws FORBIDDEN when the call did not come from our own pages
   */
  takeIdentityProof(): string | null;
  /**
   * Counts a try of the caller's network address, each call of a batch by itself.
   * @throws TOO_MANY with the time to wait
   */
  countTry(kind: TryKind): Promise<void>;
  /**
   * Counts a guess of the caller's network address at the admin password, before anybody looks at it.
   * @returns gives it back: only wrong ones stay counted
   * @throws TOO_MANY with the time to wait
   */
  countAdminGuess(): Promise<() => Promise<void>>;
};
