import { expect } from 'vitest';

/** Compares whole byte arrays: Vitest compares them byte by byte, which takes seconds for a megabyte. */
expect.addEqualityTesters([
  (one, other) =>
    one instanceof Uint8Array && other instanceof Uint8Array && one.constructor === other.constructor
      ? Buffer.compare(one, other) === 0
      : undefined,
]);
