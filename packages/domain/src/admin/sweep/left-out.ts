/** More failures than this mean a fault of the database or the code, not of single students. */
const failuresMax = 100;

/** Students that a sweep skipped because they failed; reported at its end. */
export type LeftOut = {
  /** @throws the error itself after too many failures */
  add(error: unknown): void;
  /** @throws an error with the number of failures and the first as its cause, if there are any */
  report(): void;
};

/** @param what the start of a sentence, such as 'Accounts could not be deleted' */
export function createLeftOut(what: string): LeftOut {
  let count = 0;
  let first: unknown;
  return {
    add(error) {
      if (count >= failuresMax) throw error;
      first ??= error;
      count += 1;
    },
    report() {
      if (count > 0) throw new Error(`${what}: ${count}`, { cause: first });
    },
  };
}
