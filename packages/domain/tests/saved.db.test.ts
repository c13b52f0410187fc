import { ownCardEmpty } from '@repo/contracts/messages/progress';
import { savedKindNames } from '@repo/contracts/saved.rules';
import { savedKinds } from '@repo/contracts/saved-kinds';
import { savedSample } from '@repo/contracts/testing/saved-sample';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { keepSaved } from '#src/saved/keep-saved.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const minuteMs = 60_000;
let student: UserContext;
const newStudent = () => createStudent(ctx, { expiryDate: new Date(ctx.time.now.getTime() + 60 * minuteMs) });
beforeEach(async () => {
  student = await newStudent();
});

describe.each(savedKindNames)('saved items of the kind %s', (kind) => {
  const { max, removedMax, readMax, tooMany, perChapter, needsSuper, exported, wordless } = savedKinds[kind];

  /** Saves a thing with this text, in this minute from now. */
  const keep = (
    minute: number,
    text: string,
    { who = student, ...part }: { who?: UserContext; id?: string } = {},
  ) => keepSaved(at(minute, who), kind, savedSample(kind, text, part) as never);
  const remove = (
    minute: number,
    text: string,
    { who = student, ...part }: { who?: UserContext; id?: string } = {},
  ) => keepSaved(at(minute, who), kind, savedSample(kind, text, { ...part, isRemoved: true }) as never);
  const at = (minute: number, who: UserContext): UserContext => ({
    ...who,
    clock: { now: () => new Date(ctx.time.now.getTime() + minute * minuteMs) },
  });
  const read = (after = 0, who = student) => domain.readSaved(who, { kind, after });

  /** Puts this many things into the account, with sequences from 1. */
  const fill = (count: number, { isRemoved = false, perChapter: inOne = 100 } = {}) => {
    const content = JSON.stringify(savedSample(kind, 'filled'));
    return database.sql`
      insert into saved_things (user_id, kind, id, sequence, chapter_id, content, is_removed, changed_at, edit_ids)
      select ${student.user.id}, ${kind}, 'filled ' || n, n, 'chapter ' || ((n - 1) / ${inOne}::int),
        ${content}::text::jsonb, ${isRemoved}, '2026-01-01', '{}'
      from generate_series(1, ${count}::int) n`;
  };

  it('saved items are read by another device as they were written, in the order of their changes', async () => {
    await keep(1, 'Grüße 🙂 नमस्ते');
    await keep(2, 'second', { id: 'other' });
    const changedAt = (minute: number) => new Date(ctx.time.now.getTime() + minute * minuteMs).toISOString();
    const [first, second] = [
      { ...savedSample(kind, 'Grüße 🙂 नमस्ते'), changedAt: changedAt(1) },
      { ...savedSample(kind, 'second', { id: 'other' }), changedAt: changedAt(2) },
    ];
    expect(await read()).toEqual({ kind, items: [first, second], last: 2, isMore: false, count: 2 });
    expect(await read(1)).toMatchObject({ items: [second], count: 2 });
    expect(await read(2)).toEqual({ kind, items: [], last: 2, isMore: false, count: 2 });
  });

  it('saved items equal the latest change, whichever device sends first', async () => {
    const later = savedSample(kind, 'later');
    await keep(5, 'later');
    expect(await keep(3, 'earlier')).toMatchObject(later);
    expect(await remove(4, 'later')).toMatchObject(later);
    expect(await remove(6, 'later')).toMatchObject({ isRemoved: true });
    expect(await keep(5, 'later'), 'sent again').toMatchObject({ isRemoved: true });
    expect(await keep(7, 'undone')).toMatchObject(savedSample(kind, 'undone'));
    expect(await read()).toMatchObject({ items: [{ isRemoved: false }], last: 3, count: 1 });
  });

  it("saved items are in the account export with all the student's words, and removing them deletes the words", async () => {
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(Object.keys(wordless)));
    await keep(1, 'private');
    await remove(2, 'private');
    const [row] = await database.sql`select content from saved_things`;
    for (const field of Object.keys(exported))
      expect(JSON.stringify(row?.content[field] ?? '')).not.toContain('private');
    expect(await read(1)).toMatchObject({ items: [{ isRemoved: true }], count: 0 });
  });

  it('saved items are visible to their student only, and are deleted with the account', async () => {
    const other = await newStudent();
    await keep(0, 'mine');
    await keep(0, 'theirs', { who: other });
    expect(await read()).toMatchObject({ items: [savedSample(kind, 'mine')] });
    await database.sql`delete from users where id = ${student.user.id}`;
    expect(await read(0, other)).toMatchObject({ items: [savedSample(kind, 'theirs')] });
    expect(await read()).toMatchObject({ items: [], count: 0 });
    await expect(keep(1, 'late')).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('saved items are limited per account: one more is rejected, existing ones can be changed', async () => {
    await fill(max);
    await expect(keep(1, 'beyond')).rejects.toMatchObject({ code: 'FORBIDDEN', message: tooMany });
    await keep(1, 'changed', { id: 'filled 1' });
    await remove(1, '', { id: 'filled 2' });
    await expect(keep(2, 'with room')).resolves.toMatchObject({ isRemoved: false });
  });

  it.runIf(perChapter)('saved items are limited per chapter, without affecting other chapters', async () => {
    const inOne = perChapter?.max ?? 0;
    await fill(inOne - 1, { perChapter: inOne });
    await database.sql`update saved_things set chapter_id = 'econ-1'`;
    await keep(1, 'last', { id: 'last' });
    const refusal = { code: 'FORBIDDEN', message: perChapter?.tooMany };
    await expect(keep(2, 'beyond', { id: 'beyond' })).rejects.toMatchObject(refusal);
    await remove(2, '', { id: 'filled 1' });
    await keep(3, 'again', { id: 'filled 1' });
    await database.sql`update saved_things set chapter_id = 'econ-2' where id = 'last'`;
    await expect(keep(4, 'with room', { id: 'beyond' })).resolves.toMatchObject({ isRemoved: false });
  });

  it.runIf(needsSuper)(
    'saved items can be added only with Super, but read and removed without it',
    async () => {
      await keep(1, 'mine');
      const who: UserContext = { ...student, user: { ...student.user, plan: 'Basic' } };
      await expect(keep(2, 'mine', { who })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: needsSuper,
      });
      expect((await read(0, who)).count).toBe(1);
      await expect(remove(2, '', { who })).resolves.toMatchObject({ isRemoved: true });
    },
  );

  it('saved items are read in pages', async () => {
    await fill(readMax + 1);
    expect(await read()).toMatchObject({ last: readMax, isMore: true, count: readMax + 1 });
    expect(await read(readMax)).toMatchObject({ last: readMax + 1, isMore: false });
  });

  it('saved items are remembered as removed only for the newest removals', async () => {
    await fill(removedMax, { isRemoved: true });
    await keep(1, 'new');
    await remove(2, 'new');
    const [kept] = await database.sql`select count(*)::int as n, min(sequence) as oldest from saved_things`;
    expect(kept).toEqual({ n: removedMax, oldest: 2 });
  });
});

it("a student's own card requires text on both sides", () => {
  const { change } = savedKinds.ownCard;
  const { success, error } = change.safeParse({ ...savedSample('ownCard', 'f'), back: ' \n' });
  expect([success, error?.issues[0]?.message]).toEqual([false, ownCardEmpty]);
  expect(change.safeParse(savedSample('ownCard', '', { isRemoved: true })).success).toBe(true);
});
