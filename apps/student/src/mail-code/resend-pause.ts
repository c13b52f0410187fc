const codeResendSeconds = 30;

/** From when another code may be asked for, in milliseconds of the page's clock. */
export const afterPause = (): number => performance.now() + codeResendSeconds * 1_000;
