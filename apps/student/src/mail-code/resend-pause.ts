const codeResendSeconds = 30;

/** From when another code may be asked for, in milliseconds (epoch). */
export const afterPause = (): number => Date.now() + codeResendSeconds * 1_000;
