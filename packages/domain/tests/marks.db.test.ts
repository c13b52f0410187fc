import { marksMax } from '@repo/contracts/limits/marks';
import type { MarkEdit } from '@repo/contracts/marks';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { keepSaved } from '#src/saved/keep-saved.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

let student: UserContext;
beforeEach(async () => {
  student = await createStudent(ctx);
});

let edits = 0;
const edit = (part: Partial<MarkEdit> = {}): MarkEdit => ({
  ...{ markId: 'm', editId: `edit ${++edits}`, chapterId: 'econ-1', about: 'page', itemId: 'econ-1-t1-p2' },
  ...{ kind: 'highlight', quote: { exact: 'two', prefix: 'Page ', suffix: '.' }, note: '', isRemoved: false },
  ...part,
});
const send = (...all: MarkEdit[]) => domain.sendMarks(student, { edits: all });
const read = () => domain.readSaved(student, { kind: 'mark', after: 0 });

// docs/product/content.md#own-marks
it('marks sent by an older app end as the latest change, even if one call contains two', async () => {
  await send(edit({ note: 'one' }), edit({ note: 'two' }));
  await send(edit({ note: 'three' }));
  expect(await read()).toMatchObject({ items: [{ note: 'three' }], last: 3, count: 1 });
});

it('marks sent by an older app are not reset by a change repeated after a lost reply', async () => {
  const first = edit({ note: 'of the phone' });
  await send(first);
  await send(edit({ note: 'of the tablet' }));
  await send(first);
  expect(await read()).toMatchObject({ items: [{ note: 'of the tablet' }], last: 2 });
});

it('marks sent by an older app from two devices concurrently end the same on both', async () => {
  const devices = ['phone', 'tablet', 'laptop'];
  await Promise.all(
    devices.flatMap((device) =>
      [1, 2, 3].map((n) => send(edit({ note: `${device} ${n}` }), edit({ markId: `${device} ${n}` }))),
    ),
  );
  const all = await read();
  expect(all.count).toBe(10);
  expect(all.last).toBe(18);
  expect(await read()).toEqual(all);
});

it('marks sent by an older app are stored once when the same change arrives three times concurrently', async () => {
  const sent = edit();
  await Promise.all([send(sent), send(sent), send(sent)]);
  expect(await read()).toMatchObject({ last: 1, count: 1 });
});

it('marks sent by an older app are limited per account: one more is reported as not saved, existing ones can be changed and removed', async () => {
  await database.sql`insert into saved_things
      select ${student.user.id}, 'mark', n, n, 'econ-1', '{}', false, '2026-01-01', '{}' from generate_series(1, ${marksMax - 1}::int) n`;
  const [kept, beyond] = [edit({ markId: 'last' }), edit({ markId: 'beyond' })];
  expect(await send(kept, beyond)).toEqual({ refused: [{ editId: beyond.editId }] });
  expect(await send(edit({ markId: 'last', note: 'changed' }))).toEqual({ refused: [] });
  expect(await send(edit({ markId: '1', isRemoved: true }), beyond)).toEqual({ refused: [] });
  expect(await read()).toMatchObject({ count: marksMax });
});

it('a bookmark stays removed when another device sends an older change of it', async () => {
  const keep = (minute: number, isRemoved: boolean) => {
    const { editId: _, ...change } = edit({ kind: 'bookmark', isRemoved });
    const now = () => new Date(ctx.time.now.getTime() + minute * 60_000);
    return keepSaved({ ...student, clock: { now } }, 'mark', change);
  };
  await keep(2, true);
  expect(await keep(1, false)).toMatchObject({ isRemoved: true });
});

it('a highlight is not stored if its removal arrived first', async () => {
  await send(edit({ note: 'private', isRemoved: true }));
  expect(await read()).toMatchObject({ items: [], last: 0 });
});
