import { expect } from 'vitest';

/** Expects the call to fail with this code. */
export const expectCode = (work: Promise<unknown>, code: string) =>
  expect(work).rejects.toMatchObject({ code });
