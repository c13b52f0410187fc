/** The codes of every failure a caller may meet, and the one map from code to HTTP status. */
export const errorStatus = {
  BAD_INPUT: 400,
  WRONG_CODE: 400,
  NOT_SIGNED_IN: 401,
  /** The session was one of an account that is deleted: the device forgets the student. */
  ACCOUNT_DELETED: 401,
  WRONG_CREDENTIALS: 401,
  /** The admin password is right; with ADMIN_TOTP_SECRET a code of the authenticator app is needed too. */
  SECOND_FACTOR_NEEDED: 401,
  FORBIDDEN: 403,
  CHAPTER_LOCKED: 403,
  /** The student is a minor, and their guardian has not agreed; only with CONSENT=required. */
  CONSENT_NEEDED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  /** Someone else changed it since the editor read it; tRPC's error data has what it is now as `current`. */
  STALE_EDIT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What a client has to tell from other failures of its status: replies of documented calls carry these as `code`. */
export const toldCodes = [
  'ACCOUNT_DELETED',
  'CONSENT_NEEDED',
  'SECOND_FACTOR_NEEDED',
] as const satisfies readonly ErrorCode[];
export type ToldCode = (typeof toldCodes)[number];

/** The code that a reply of a documented call carries, if any. */
export const toldCodeOf = (code: ErrorCode): ToldCode | undefined => toldCodes.find((told) => told === code);
