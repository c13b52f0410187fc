import { dayOf, type ItemState, nextMemory } from '@repo/revision/memory';
import { describe, expect, test } from 'vitest';
import { nextLooks, saidDay } from '#src/cards/next-look.ts';
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
  test('goes from card to card, each with its question up', () => {
    const next = grade(start(), 3);
    expect(next.queue).toEqual(['b', 'c']);
    expect(next.isFlipped).toBe(false);
    expect(next.states.get('a')).toMatchObject({ reviewCount: 2, memory: { lastDay: today } });
  });

  test('asks once more at its end what was not known, and counts the first answer alone', () => {
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

  test('goes back act by act, to the answer of the card', () => {
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

  test('shows the solution of a question until the student goes on, and asks once more what was missed', () => {
    const wrong = answered(start(), { given: 2, isRight: false, atMs: nowMs });
    expect(wrong).toMatchObject({ shown: { item: 'a', given: 2 }, queue: ['b', 'c', 'a'] });
    expect(goneOn(wrong)).toMatchObject({ shown: null, queue: ['b', 'c', 'a'] });
    expect(undone(wrong)).toMatchObject({ shown: null, queue: ['a', 'b', 'c'] });
    const right = answered(goneOn(wrong), { given: 0, isRight: true, atMs: nowMs });
    expect(right.queue).toEqual(['c', 'a']);
    expect([...right.first]).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  test('has nothing to judge when it is over', () => {
    const over = newSession([], states);
    expect(graded(over, 3, nowMs)).toBe(over);
    expect(putAway(over)).toBe(over);
  });
});

describe('what stands under a judgement', () => {
  const examDay = today + 60;

  test('is when the card would come back, later for what was known better', () => {
    const looks = nextLooks(seen(today - 4), today, examDay);
    expect(looks.again).toBe('once more');
    expect([looks.hard, looks.good, looks.easy]).toEqual([
      expect.stringMatching(/^(tomorrow|\d+ \w{3})$/),
      expect.stringMatching(/^\d+ \w{3}$/),
      expect.stringMatching(/^\d+ \w{3}$/),
    ]);
  });

  test('is never the day of the exam or a later one', () => {
    expect(nextLooks(seen(today - 40), today, today + 3).easy).toBe(saidDay(today + 2, today));
  });

  test('stays as it is for a card that was answered today already', () => {
    const { hard, good, easy } = nextLooks(seen(today), today, examDay);
    expect(new Set([hard, good, easy]).size).toBe(1);
  });

  test('is tomorrow, or a day and its month in India', () => {
    expect(saidDay(today + 1, today)).toBe('tomorrow');
    expect(saidDay(today + 42, today)).toBe('12 Jan');
  });
});
