/** More failures than this are a fault of the database or of this code, not of single students. */
const failuresMax = 100;

/** Students whom a sweep could not deal with: it goes on with the others, and reports the failure at its end. */
export type LeftOut = {
  /** Their ids. */
  ids: string[];
  /** @throws the error itself after too many failures */
  add(userId: string, error: unknown): void;
  /** @throws an error with the number of failures and the first of them as its cause, if there are any */
  report(): void;
};

/** @param what a sentence without its end, such as 'Accounts could not be deleted' */
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
