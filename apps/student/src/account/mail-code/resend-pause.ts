const codeResendSeconds = 30;

/** When a new code may be requested, in milliseconds of performance.now(). */
export const afterPause = (): number => performance.now() + codeResendSeconds * 1_000;
