/** What came of a form that was sent. */
export type Outcome<Done> =
  | { kind: 'done'; done: Done }
  /** Wrong fields, by name, with the sentence for each. */
  | { kind: 'invalid'; errors: Record<string, string> }
  /**
   * `reason` is told and passes; what to do next stays in the form: at the fields it concerns, or above them as `help`.
   */
  | { kind: 'failed'; reason: string; errors: Record<string, string> }
  | { kind: 'failed'; reason: string; help: string };

/** A login or sign-up that went through: either there is a session now, or the email must be verified first. */
export type SignedIn = 'in' | 'unverified';

/** The same by Google, which alone knows the email. */
export type SignInResult = { signedIn: SignedIn; email: string };
