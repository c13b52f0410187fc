import { expect } from 'vitest';

/** The call fails with this code. */
export const expectCode = (work: Promise<unknown>, code: string) =>
  expect(work).rejects.toMatchObject({ code });
