import { dayOf, type ItemState, nextMemory } from '@repo/revision/memory';
import { describe, expect, test } from 'vitest';
import {
  answered,
  flipped,
  goneOn,
  graded,
  newSession,
  putAway,
  type ReviseSession,
  undone,
} from '#src/features/revise/session.ts';
import { nextLooks, saidDay } from '#src/study/cards/next-look.ts';

const nowMs = Date.parse('2026-12-01T10:00:00+05:30');
const today = dayOf(nowMs);
const seen = (lastDay: number): ItemState => ({
  ...{ memory: nextMemory(null, lastDay, 3), reviewCount: 1, lapseCount: 0 },
  ...{ isSuspended: false, rightDays: 1 },
});
const states = new Map(['a', 'b', 'c'].map((item) => [item, seen(today - 4)]));
const start = () => newSession(['a', 'b', 'c'], states);
const grade = (session: ReviseSession, given: 1 | 2 | 3 | 4) => graded(flipped(session), given, nowMs);

describe('a revision', () => {
  test('a revision moves from card to card, each showing its question', () => {
    const next = grade(start(), 3);
    expect(next.queue).toEqual(['b', 'c']);
    expect(next.isFlipped).toBe(false);
    expect(next.states.get('a')).toMatchObject({ reviewCount: 2, memory: { lastDay: today } });
  });

  test('a revision asks unknown cards again at the end, and counts only first answers', () => {
    let session = grade(start(), 1);
    expect(session.queue).toEqual(['b', 'c', 'a']);
    session = grade(grade(grade(session, 3), 3), 3);
    expect(session.queue).toEqual([]);
    expect([...session.first]).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    expect(session.states.get('a')).toMatchObject({ lapseCount: 1, reviewCount: 2 });
  });

  test("a revision undoes act by act, returning to the card's answer", () => {
    const first = grade(start(), 1);
    const second = putAway(first);
    expect(second.queue).toEqual(['c', 'a']);
    const back = undone(second);
    expect(back).toMatchObject({ queue: ['b', 'c', 'a'], isFlipped: true });
    const begin = undone(back ?? start());
    expect(begin).toMatchObject({ queue: ['a', 'b', 'c'], isFlipped: true });
    expect(begin?.states.get('a')?.lapseCount).toBe(0);
    expect(undone(begin ?? start())).toBeNull();
  });

  test("a revision shows a question's solution until the student continues, and repeats missed ones", () => {
    const given = { option: 2, text: null };
    const wrong = answered(start(), { given, isRight: false, atMs: nowMs });
    expect(wrong).toMatchObject({ shown: { item: 'a', given }, queue: ['b', 'c', 'a'] });
    expect(goneOn(wrong)).toMatchObject({ shown: null, queue: ['b', 'c', 'a'] });
    expect(undone(wrong)).toMatchObject({ shown: null, queue: ['a', 'b', 'c'] });
    const right = answered(goneOn(wrong), { given, isRight: true, atMs: nowMs });
    expect(right.queue).toEqual(['c', 'a']);
    expect([...right.first]).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  test('a revision has nothing to grade when it is over', () => {
    const over = newSession([], states);
    expect(graded(over, 3, nowMs)).toBe(over);
    expect(putAway(over)).toBe(over);
  });
});

describe('the caption of a grade', () => {
  const examDay = today + 60;

  test('the caption of a grade is the next review day, later for better grades', () => {
    const looks = nextLooks(seen(today - 4), today, examDay);
    expect(looks.again).toBe('once more');
    expect([looks.hard, looks.good, looks.easy]).toEqual([
      expect.stringMatching(/^(tomorrow|\d+ \w{3})$/),
      expect.stringMatching(/^\d+ \w{3}$/),
      expect.stringMatching(/^\d+ \w{3}$/),
    ]);
  });

  test('the caption of a grade is never the exam day or later', () => {
    expect(nextLooks(seen(today - 40), today, today + 3).easy).toBe(saidDay(today + 2, today));
  });

  test('the caption of a grade is unchanged for a card already reviewed today', () => {
    const { hard, good, easy } = nextLooks(seen(today), today, examDay);
    expect(new Set([hard, good, easy]).size).toBe(1);
  });

  test('the caption of a grade is tomorrow, or a day and month in India', () => {
    expect(saidDay(today + 1, today)).toBe('tomorrow');
    expect(saidDay(today + 42, today)).toBe('12 Jan');
  });
});
