/** More failures than this mean a fault of the database or the code, not of single students. */
const failuresMax = 100;

/** Students that a sweep skipped because they failed; reported at its end. */
export type LeftOut = {
  ids: string[];
  /** @throws the error itself after too many failures */
  add(userId: string, error: unknown): void;
  /** @throws an error with the number of failures and the first as its cause, if there are any */
  report(): void;
};

/** @param what the start of a sentence, such as 'Accounts could not be deleted' */
export function createLeftOut(what: string): LeftOut {
  const ids: string[] = [];
  let first: unknown;
  return {
    ids,
    add(userId, error) {
      if (ids.length >= failuresMax) throw error;
      first ??= error;
      ids.push(userId);
    },
    report() {
      if (ids.length > 0) throw new Error(`${what}: ${ids.length}`, { cause: first });
    },
  };
}
