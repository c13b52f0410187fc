import { marksMax, marksReadMax, removedMarksMax } from '@repo/contracts/limits/marks';
import type { MarkChange, MarkEdit, ReadMarks } from '@repo/contracts/marks';
import { tooManyMarks } from '@repo/contracts/messages/progress';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { keepMark } from '#src/marks/keep-mark.ts';
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
const read = (after = 0) => domain.readMarks(student, { after });
const notes = ({ marks }: ReadMarks) => marks.map(({ note }) => note);

/** Inserts this many marks at once, with sequences from 1. */
const fill = (count: number, isRemoved: boolean) => database.sql`
  insert into student_marks (user_id, id, sequence, edit_ids, chapter_id, about, item_id, kind, quote_exact,
    quote_prefix, quote_suffix, note, is_removed, changed_at)
  select ${student.user.id}, 'filled ' || n, n, array['e'], 'c', 'page', 'p', 'highlight', 'x', '', '', '', ${isRemoved}, '2026-01-01'
  from generate_series(1, ${count}) n`;

// docs/product/content.md#own-marks
describe("a student's marks", () => {
  it('are read as they were sent, in the order of their changes', async () => {
    const quote = { exact: 'Grüße 🙂 नमस्ते', prefix: 'a\n', suffix: '' };
    await send(
      edit({ quote, note: 'Why?' }),
      edit({ markId: 'bookmark card c', about: 'card', kind: 'bookmark' }),
    );
    const page = await read();
    expect(page).toMatchObject({ last: 2, isMore: false, count: 2 });
    expect(page.marks).toMatchObject([
      {
        ...{ markId: 'm', chapterId: 'econ-1', about: 'page', itemId: 'econ-1-t1-p2', kind: 'highlight' },
        ...{ quote, note: 'Why?', isRemoved: false, changedAt: ctx.time.now.toISOString() },
      },
      { markId: 'bookmark card c', about: 'card', kind: 'bookmark' },
    ]);
    expect(await read(1)).toMatchObject({ marks: [{ markId: 'bookmark card c' }], count: 2 });
    expect(await read(2)).toEqual({ marks: [], last: 2, isMore: false, count: 2 });
  });

  it('have the latest change, even of two in one request', async () => {
    await send(edit({ note: 'one' }), edit({ note: 'two' }));
    await send(edit({ note: 'three' }));
    expect(await read()).toMatchObject({ marks: [{ note: 'three' }], last: 3, count: 1 });
  });

  it('are not reset by a change repeated after a lost reply', async () => {
    const first = edit({ note: 'of the phone' });
    await send(first);
    await send(edit({ note: 'of the tablet' }));
    await send(first);
    expect(await read()).toMatchObject({ marks: [{ note: 'of the tablet' }], last: 2 });
  });

  it('leave no text after removal, are removed on other devices, and can be added again', async () => {
    await send(edit({ note: 'private' }));
    await send(edit({ note: 'private', isRemoved: true }));
    expect(await read(1)).toMatchObject({ marks: [{ markId: 'm', isRemoved: true, note: '' }], count: 0 });
    const [row] = await database.sql`select quote_exact, quote_prefix, quote_suffix, note from student_marks`;
    expect(row).toEqual({ quote_exact: '', quote_prefix: '', quote_suffix: '', note: '' });
    await send(edit({ note: 'again' }));
    expect(await read(2)).toMatchObject({ marks: [{ note: 'again', isRemoved: false }], count: 1 });
    await send(edit({ markId: 'never there', isRemoved: true }));
    expect(await read()).toMatchObject({ last: 3 });
  });

  it('of two concurrent devices are serialized, and both devices end with the same', async () => {
    const devices = ['phone', 'tablet', 'laptop'];
    await Promise.all(
      devices.flatMap((device) =>
        [1, 2, 3].map((n) => send(edit({ note: `${device} ${n}` }), edit({ markId: `${device} ${n}` }))),
      ),
    );
    const all = await read();
    expect(all.count).toBe(10);
    expect(all.last).toBe(18);
    const sequences = await database.sql`select sequence from student_marks order by sequence`;
    expect(new Set(sequences.map(({ sequence }) => sequence)).size).toBe(10);
    expect(await read()).toEqual(all);
  });

  it('are stored once when the same change arrives three times concurrently', async () => {
    const sent = edit();
    await Promise.all([send(sent), send(sent), send(sent)]);
    expect(await read()).toMatchObject({ last: 1, count: 1 });
  });

  it('are limited per account: another is reported as not stored, existing ones can be changed and removed', async () => {
    await fill(marksMax - 1, false);
    const [kept, beyond] = [edit({ markId: 'last' }), edit({ markId: 'beyond' })];
    expect(await send(kept, beyond)).toEqual({ refused: [{ editId: beyond.editId }] });
    expect(await send(edit({ markId: 'last', note: 'changed' }))).toEqual({ refused: [] });
    expect(await send(edit({ markId: 'filled 1', isRemoved: true }), beyond)).toEqual({ refused: [] });
    expect(await read(marksMax)).toMatchObject({ count: marksMax });
    await Promise.all([
      send(edit({ markId: 'filled 2', isRemoved: true })),
      send(edit({ markId: 'a' }), edit({ markId: 'b' })),
    ]);
    expect((await read()).count).toBeLessThanOrEqual(marksMax);
  });

  it('are read in pages, and the count tells a device that it missed an old removal', async () => {
    await fill(marksReadMax + 1, false);
    const first = await read();
    expect(first).toMatchObject({ last: marksReadMax, isMore: true });
    expect(await read(first.last)).toMatchObject({ last: marksReadMax + 1, isMore: false });
    await database.sql`delete from student_marks`;
    await fill(removedMarksMax, true);
    await send(edit({ note: 'new' }));
    await send(edit({ isRemoved: true }));
    const [kept] = await database.sql`select count(*)::int as n, min(sequence) as oldest from student_marks`;
    expect(kept).toEqual({ n: removedMarksMax, oldest: 2 });
    expect(await read(removedMarksMax)).toMatchObject({ count: 0 });
  });

  it('are visible only to their student, and deleted with the account', async () => {
    await send(edit({ note: 'mine' }));
    const other = await createStudent(ctx);
    await domain.sendMarks(other, { edits: [edit({ note: 'theirs' })] });
    expect(notes(await read())).toEqual(['mine']);
    await database.sql`delete from users where id = ${student.user.id}`;
    expect(await database.sql`select note from student_marks`).toEqual([{ note: 'theirs' }]);
    await expect(send(edit())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});

describe('marks sent as events', () => {
  const minuteMs = 60_000;
  const keep = (minute: number, part: Partial<MarkChange> = {}) => {
    const { editId: _, ...change } = edit(part);
    const now = () => new Date(ctx.time.now.getTime() + minute * minuteMs);
    return keepMark({ ...student, clock: { now } }, change);
  };

  it('have the latest change, whichever device sends first, and report the winner', async () => {
    expect(await keep(5, { note: 'later' })).toMatchObject({ note: 'later', isRemoved: false });
    expect(await keep(3, { note: 'earlier' })).toMatchObject({ note: 'later' });
    expect(await keep(4, { isRemoved: true })).toMatchObject({ note: 'later', isRemoved: false });
    expect(await read()).toMatchObject({ marks: [{ note: 'later' }], last: 1, count: 1 });
    expect(await keep(6, { isRemoved: true })).toMatchObject({ note: '', isRemoved: true });
    expect(await keep(5, { note: 'later' }), 'sent again').toMatchObject({ isRemoved: true });
  });

  it('stay removed when another device sends an older bookmark of the item', async () => {
    await keep(2, { kind: 'bookmark', isRemoved: true });
    expect(await keep(1, { kind: 'bookmark' })).toMatchObject({ isRemoved: true });
  });

  it('leave nothing when a mark was removed before it arrived', async () => {
    expect(await keep(1, { note: 'private', isRemoved: true })).toMatchObject({ isRemoved: true });
    expect(await read()).toMatchObject({ marks: [], last: 0 });
  });

  it('are limited per account: another is rejected with a message, existing ones can be changed', async () => {
    await fill(marksMax, false);
    await expect(keep(1, { markId: 'beyond' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: tooManyMarks,
    });
    await expect(keep(1, { markId: 'filled 1', note: 'changed' })).resolves.toMatchObject({
      note: 'changed',
    });
    await keep(1, { markId: 'filled 2', isRemoved: true });
    await expect(keep(2, { markId: 'beyond' })).resolves.toMatchObject({ isRemoved: false });
  });
});
