/** Result of a submitted form. */
export type Outcome<Done> =
  | { kind: 'done'; done: Done }
  /** Error messages by field name. */
  | { kind: 'invalid'; errors: Record<string, string> }
  /**
   * `reason` goes into a toast; what to do next stays in the form: as field `errors`, or above them as
   * `help`.
   */
  | { kind: 'failed'; reason: string; errors: Record<string, string> }
  | { kind: 'failed'; reason: string; help: string };

/** Result of a login or sign-up: there is a session, or the email must be verified first. */
export type SignedIn = 'in' | 'unverified';

/** A sign-in with Google, which provides the email. */
export type SignInResult = { signedIn: SignedIn; email: string };
