/** All error codes, each with its HTTP status. */
export const errorStatus = {
  BAD_INPUT: 400,
  WRONG_CODE: 400,
  NOT_SIGNED_IN: 401,
  /** The session belonged to a deleted account: the device must forget the student. */
  ACCOUNT_DELETED: 401,
  WRONG_CREDENTIALS: 401,
  /** The admin password is correct, but ADMIN_TOTP_SECRET requires a code of the authenticator app. */
  SECOND_FACTOR_NEEDED: 401,
  FORBIDDEN: 403,
  CHAPTER_LOCKED: 403,
  /** The student is a minor without a guardian's consent; only with CONSENT=required. */
  CONSENT_NEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  /** Someone else changed it since the editor loaded it; tRPC's error data contains the `current` state. */
  STALE_EDIT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * Errors that clients must tell from others with the same status: replies of documented calls contain these
 * as `code`.
 */
export const toldCodes = [
  'ACCOUNT_DELETED',
  'CONSENT_NEEDED',
  'SECOND_FACTOR_NEEDED',
] as const satisfies readonly ErrorCode[];
export type ToldCode = (typeof toldCodes)[number];

/**
 * The code as clients get it in a documented call's reply; undefined for codes that replies don't contain.
 */
export const toldCodeOf = (code: ErrorCode): ToldCode | undefined => toldCodes.find((told) => told === code);
