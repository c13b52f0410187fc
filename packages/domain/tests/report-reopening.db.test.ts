import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { card, list, reopen, send, solve, superStudent } from './report-fixtures.ts';

useFreshDatabase();

let asha: UserContext;
let bina: UserContext;
beforeEach(async () => {
  await importSampleContent(ctx);
  asha = await superStudent('Asha');
  bina = await superStudent('Bina');
});

// docs/product/content.md#reported-mistakes
it('reopening reports reopens those that were solved, and withdraws unseen thanks', async () => {
  await send(asha, card);
  await send(bina, card);
  await solve(card, 'Done.');
  const [told] = await domain.listSolvedReports(bina);
  await domain.noteThanked(bina, { reportId: told?.reportId ?? '' });
  const [group] = await list('solved');
  expect(await reopen(card, group?.solvedAt)).toEqual({ count: 2 });
  expect(await list()).toMatchObject([{ count: 2, solvedAt: null, thanks: '' }]);
  expect(await domain.listSolvedReports(asha)).toEqual([]);
  await solve(card, 'Now.');
  expect(await domain.listSolvedReports(asha)).toMatchObject([{ thanks: 'Now.' }]);
  expect(await domain.listSolvedReports(bina), 'who was thanked is not thanked again').toEqual([]);
});

it('reopening reports skips those that their student has repeated, and is idempotent', async () => {
  await send(asha, card, { note: 'old' });
  await send(bina, card);
  await solve(card);
  const [group] = await list('solved');
  ctx.time.pass(1_000);
  await send(asha, card, { note: 'new' });
  expect(await reopen(card, group?.solvedAt)).toEqual({ count: 1 });
  expect(await reopen(card, group?.solvedAt)).toEqual({ count: 0 });
  expect(await list()).toMatchObject([{ count: 2, notes: [{ note: 'new' }] }]);
  expect(await list('solved')).toMatchObject([{ count: 1 }]);
});

it('reopening reports leaves one open report when a new one arrives concurrently', async () => {
  await send(asha, card, { note: 'old' });
  await solve(card);
  const [group] = await list('solved');
  ctx.time.pass(1_000);
  await Promise.all([reopen(card, group?.solvedAt), send(asha, card, { note: 'new' })]);
  const open = await list();
  expect(open).toMatchObject([{ count: 1, notes: [{ note: 'new' }] }]);
});
