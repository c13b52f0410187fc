import {
  ownCardsMax,
  ownCardsPerChapterMax,
  ownCardsReadMax,
  removedOwnCardsMax,
} from '@repo/contracts/limits/own-cards';
import {
  ownCardEmpty,
  ownCardsNeedSuper,
  tooManyOwnCards,
  tooManyOwnCardsInChapter,
} from '@repo/contracts/messages/progress';
import { type OwnCardChange, ownCardChange } from '@repo/contracts/own-cards';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { keepOwnCard } from '#src/own-cards/keep-own-card.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const minuteMs = 60_000;
let student: UserContext;
beforeEach(async () => {
  student = await createStudent(ctx, { expiryDate: new Date(ctx.time.now.getTime() + 60 * minuteMs) });
});

const card = (part: Partial<OwnCardChange> = {}): OwnCardChange => ({
  ...{ cardId: 'c', chapterId: 'econ-1', front: 'What is GDP?', back: 'All that a country makes' },
  isRemoved: false,
  ...part,
});
/** Saves a change made this many minutes from now. */
const keep = (minute: number, part: Partial<OwnCardChange> = {}, who = student) =>
  keepOwnCard(
    { ...who, clock: { now: () => new Date(ctx.time.now.getTime() + minute * minuteMs) } },
    card(part),
  );
const read = (after = 0) => domain.readOwnCards(student, { after });

/** Inserts this many cards, with sequences from 1. */
const fill = (count: number, { isRemoved = false, perChapter = 100 } = {}) => database.sql`
  insert into own_cards (user_id, id, sequence, chapter_id, front, back, is_removed, changed_at)
  select ${student.user.id}, 'filled ' || n, n, 'chapter ' || ((n - 1) / ${perChapter}::int), 'f', 'b', ${isRemoved}, '2026-01-01'
  from generate_series(1, ${count}::int) n`;

// docs/product/content.md#own-flashcards
describe("a student's own cards", () => {
  it('are read by another device as written, in the order of their changes', async () => {
    await keep(1, { front: 'Grüße 🙂 नमस्ते', back: 'a\nb' });
    await keep(2, { cardId: 'd' });
    const { items, ...page } = await read();
    expect(page).toEqual({ last: 2, isMore: false, count: 2 });
    expect(items[0]).toEqual({
      ...card({ front: 'Grüße 🙂 नमस्ते', back: 'a\nb' }),
      changedAt: new Date(ctx.time.now.getTime() + minuteMs).toISOString(),
    });
    expect(await read(1)).toMatchObject({ items: [{ cardId: 'd' }], count: 2 });
    expect(await read(2)).toEqual({ items: [], last: 2, isMore: false, count: 2 });
  });

  it('have the latest change, whichever device sends first', async () => {
    await keep(5, { front: 'later' });
    expect(await keep(3, { front: 'earlier' })).toMatchObject({ front: 'later' });
    expect(await keep(4, { isRemoved: true })).toMatchObject({ front: 'later', isRemoved: false });
    expect(await keep(6, { isRemoved: true })).toMatchObject({ front: '', back: '', isRemoved: true });
    expect(await keep(5, { front: 'later' }), 'sent again').toMatchObject({ isRemoved: true });
    expect(await read()).toMatchObject({ items: [{ front: '', back: '', isRemoved: true }], count: 0 });
    expect(await keep(7, { front: 'undone' })).toMatchObject({ front: 'undone', isRemoved: false });
  });

  it('store no text of a card deleted before it arrived', async () => {
    expect(await keep(1, { front: 'private', isRemoved: true })).toMatchObject({ front: '' });
    expect(await read()).toMatchObject({ items: [], last: 0 });
  });

  it('are visible only to their student, and deleted with the account', async () => {
    const other = await createStudent(ctx, { expiryDate: new Date(ctx.time.now.getTime() + minuteMs) });
    await keep(0, { front: 'mine' });
    await keep(0, { front: 'theirs' }, other);
    expect((await read()).items.map(({ front }) => front)).toEqual(['mine']);
    await database.sql`delete from users where id = ${student.user.id}`;
    expect(await database.sql`select front from own_cards`).toEqual([{ front: 'theirs' }]);
    await expect(keep(1)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  it('can be written only with Super; without it they can be read and deleted', async () => {
    await keep(1);
    const basic: UserContext = { ...student, user: { ...student.user, plan: 'Basic' } };
    const refusal = { code: 'FORBIDDEN', message: ownCardsNeedSuper };
    expect(() => keepOwnCard(basic, card())).toThrow(expect.objectContaining(refusal));
    expect((await domain.readOwnCards(basic, { after: 0 })).count).toBe(1);
    await expect(keep(2, { isRemoved: true }, basic)).resolves.toMatchObject({ isRemoved: true });
  });

  it('require text on both sides', () => {
    const { success, error } = ownCardChange.safeParse(card({ back: ' \n' }));
    expect([success, error?.issues[0]?.message]).toEqual([false, ownCardEmpty]);
    expect(ownCardChange.safeParse(card({ front: '', back: '', isRemoved: true })).success).toBe(true);
  });
});

describe('the room for own cards', () => {
  it('is limited per account: one more is rejected, existing cards can be changed', async () => {
    await fill(ownCardsMax);
    await expect(keep(1)).rejects.toMatchObject({ code: 'FORBIDDEN', message: tooManyOwnCards });
    await expect(keep(1, { cardId: 'filled 1', front: 'changed' })).resolves.toMatchObject({
      front: 'changed',
    });
    await keep(1, { cardId: 'filled 2', isRemoved: true });
    await expect(keep(2)).resolves.toMatchObject({ isRemoved: false });
  });

  it('is limited per chapter, while other chapters have room', async () => {
    await fill(ownCardsPerChapterMax, { perChapter: ownCardsPerChapterMax });
    await expect(keep(1, { chapterId: 'chapter 0' })).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', message: tooManyOwnCardsInChapter },
    });
    await keep(1, { cardId: 'filled 1', isRemoved: true });
    await expect(keep(2, { chapterId: 'chapter 0' })).resolves.toMatchObject({ isRemoved: false });
    await expect(keep(2, { cardId: 'filled 1', chapterId: 'chapter 0' })).rejects.toMatchObject({
      message: tooManyOwnCardsInChapter,
    });
    await expect(keep(2, { cardId: 'd', chapterId: 'chapter 1' })).resolves.toMatchObject({ cardId: 'd' });
  });

  it('is read page by page', async () => {
    await fill(ownCardsReadMax + 1);
    expect(await read()).toMatchObject({ last: ownCardsReadMax, isMore: true, count: ownCardsReadMax + 1 });
    expect(await read(ownCardsReadMax)).toMatchObject({
      items: [{ cardId: expect.any(String) }],
      isMore: false,
    });
  });

  it('remembers only the newest deleted cards', async () => {
    await fill(removedOwnCardsMax, { isRemoved: true });
    await database.sql`update own_cards set is_removed = false where sequence = ${removedOwnCardsMax}`;
    await keep(1);
    await keep(2, { isRemoved: true });
    await keep(3, { cardId: `filled ${removedOwnCardsMax}`, isRemoved: true });
    const [kept] = await database.sql`select count(*)::int as n, min(sequence) as oldest from own_cards`;
    expect(kept).toEqual({ n: removedOwnCardsMax, oldest: 2 });
  });
});
