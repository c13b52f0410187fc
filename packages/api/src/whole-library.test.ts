import { wholeLibraryCalls } from '@repo/contracts/limits/admin';
import { expect, test } from 'vitest';
import type { ProcedureMeta } from './init.ts';
import { appRouter } from './router.ts';

test('the calls with a long client timeout are those that read or write a whole library', () => {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta: ProcedureMeta } }
  >;
  const whole = Object.keys(procedures).filter((name) => procedures[name]?._def.meta.isWholeLibrary);
  expect(whole.sort()).toEqual([...wholeLibraryCalls]);
});
