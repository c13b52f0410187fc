import { settleTimes } from '@repo/study-log/settle-times';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#src/memory/day.ts';
import type { MemoryEvent, SettledEvent } from '#src/memory/events.ts';
import { withTimes } from '#src/memory/events.ts';
import { foldItem, type ItemState, isCleared, memoriesOf, stepItem } from '#src/memory/fold.ts';
import type { Grade } from '#src/memory/grades.ts';
import { itemHash } from '#src/memory/item-hash.ts';

const startMs = Date.parse('2026-12-01T06:00:00Z');
const dayMs = 24 * 3_600_000;
let made = 0;

type Noted = { grade: Grade } | { kind: 'suspend' | 'resume' } | { undo: SettledEvent };
/** An event of one device on the day with this number. */
function noted(day: number, act: Noted, device = 'a'): SettledEvent {
  const at = {
    device,
    sequence: made++,
    item: itemHash('card'),
    chapterId: 'c',
    atMs: startMs + day * dayMs,
  };
  if ('grade' in act) return { ...at, kind: 'review', grade: act.grade };
  if ('undo' in act) return { ...at, kind: 'undo', target: act.undo };
  return { ...at, kind: act.kind };
}

test('the state of an item changes only with the first review of a day', () => {
  const first = noted(0, { grade: 3 });
  const once = foldItem([first]);
  const often = foldItem([
    first,
    noted(0.01, { grade: 4 }),
    noted(0.02, { grade: 4 }),
    noted(0.03, { grade: 1 }),
  ]);
  expect(often.memory).toEqual(once.memory);
  expect(often.reviewCount).toBe(1);
});

test('the state of an item ignores a review that was undone, whichever event comes first', () => {
  const kept = noted(0, { grade: 3 });
  const slip = noted(3, { grade: 1 });
  const undo = noted(3, { undo: slip }, 'b');
  expect(foldItem([undo, slip, kept])).toEqual(foldItem([kept]));
  expect(foldItem([kept, slip, undo, undo])).toEqual(foldItem([kept]));
});

test('the state of an item has a memory for each past day, without later reviews of the day and undone ones', () => {
  const wrong = noted(6, { grade: 1 });
  const events = [noted(3, { grade: 3 }), noted(0, { grade: 3 }), noted(3.1, { grade: 1 }), wrong];
  const memories = memoriesOf([...events, noted(6.1, { undo: wrong }), noted(9, { kind: 'suspend' })]);
  expect(memories.map(({ lastDay }) => lastDay)).toEqual([0, 3].map((day) => dayOf(startMs) + day));
  expect(memories.at(-1)).toEqual(foldItem(events.slice(0, 3)).memory);
  expect(memoriesOf([])).toEqual([]);
});

test('the state of an item can be suspended and resumed without changing the memory', () => {
  const known = noted(0, { grade: 3 });
  const suspended = foldItem([known, noted(1, { kind: 'suspend' })]);
  expect(suspended.isSuspended).toBe(true);
  expect(suspended.memory).toEqual(foldItem([known]).memory);
  expect(foldItem([known, noted(1, { kind: 'suspend' }), noted(2, { kind: 'resume' })]).isSuspended).toBe(
    false,
  );
});

test('the state of an item counts a lapse only after the first review', () => {
  expect(foldItem([noted(0, { grade: 1 })]).lapseCount).toBe(0);
  expect(foldItem([noted(0, { grade: 1 }), noted(2, { grade: 1 })]).lapseCount).toBe(1);
});

const clearedBy = (...answers: [day: number, grade: Grade][]) =>
  isCleared(foldItem(answers.map(([day, grade]) => noted(day, { grade }))));

test('a mistake is cleared by right answers on two days, not by two on one day', () => {
  expect(clearedBy([0, 1], [1, 3], [2, 3])).toBe(true);
  expect(clearedBy([0, 1], [1, 3], [1.01, 3])).toBe(false);
  expect(clearedBy([0, 1], [0.01, 3], [1, 3])).toBe(true);
});

test('a mistake needs right answers on two more days after another wrong one, even on the same day', () => {
  expect(clearedBy([0, 1], [1, 3], [2, 1], [3, 3])).toBe(false);
  expect(clearedBy([0, 1], [1, 3], [2, 3], [2.01, 1])).toBe(false);
  expect(clearedBy([0, 1], [1, 3], [2, 1], [3, 3], [4, 3])).toBe(true);
});

const anyAct = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ kind: fc.constant('review' as const), grade: fc.constantFrom<Grade>(1, 2, 3, 4) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('suspend' as const, 'resume' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.integer({ min: 1, max: 5 }) }),
  },
);
/** The notes of one device: acts, and how much its clock advanced, which may be negative or years. */
const anyNotes = fc.array(
  fc.tuple(
    anyAct,
    fc.oneof(fc.integer({ min: 0, max: 3 * dayMs }), fc.integer({ min: -400 * dayMs, max: 400 * dayMs })),
  ),
  { maxLength: 40 },
);

/**
 * The settled events of a device that sent them in batches, each time with a clock that was off by the given
 * amount.
 */
function settled(
  device: string,
  notes: readonly (readonly [unknown, number])[],
  skewMs: number,
): SettledEvent[] {
  let clockMs = startMs + skewMs;
  const events = notes.map(([act, stepMs], sequence): MemoryEvent => {
    clockMs += stepMs;
    const { kind, grade, back } = act as {
      kind: 'review' | 'undo' | 'suspend' | 'resume';
      grade: Grade;
      back: number;
    };
    const base = { device, sequence, item: itemHash('card'), chapterId: 'c', clockMs };
    if (kind === 'review') return { ...base, kind, grade };
    if (kind === 'undo') return { ...base, kind, target: { device, sequence: Math.max(0, sequence - back) } };
    return { ...base, kind };
  });
  const receivedAtMs = startMs + 200 * dayMs;
  const clocksMs = events.map((event) => event.clockMs);
  const arrival = { sentClockMs: clockMs, receivedAtMs, earliestMs: startMs - 30 * dayMs };
  return withTimes(events, settleTimes(clocksMs, arrival));
}

test('the events of several devices lead to the same state in any order, with repeats and with wrong clocks', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyNotes, anyNotes, anyNotes),
      fc.tuple(
        fc.integer({ min: -2 * dayMs, max: 2 * dayMs }),
        fc.integer({ min: -400 * dayMs, max: 400 * dayMs }),
      ),
      fc.array(fc.nat(), { maxLength: 200 }),
      ([a, b, c], [skewB, skewC], shuffle) => {
        const all = [...settled('a', a, 0), ...settled('b', b, skewB), ...settled('c', c, skewC)];
        const mixed = [...all, ...all.slice(0, 10)];
        for (const [at, other] of shuffle.entries()) {
          if (mixed.length === 0) break;
          const [from, to] = [at % mixed.length, other % mixed.length];
          [mixed[from], mixed[to]] = [mixed[to] as SettledEvent, mixed[from] as SettledEvent];
        }
        expect(foldItem(mixed)).toEqual(foldItem(all));
      },
    ),
  );
});

test('a known state plus one more event equals the state of all events together', () => {
  fc.assert(
    fc.property(anyNotes, (notes) => {
      const events = settled(
        'a',
        notes.filter(([{ kind }]) => kind !== 'undo'),
        0,
      );
      const stepped = events.reduce<ItemState | null>(stepItem, null);
      expect(stepped ?? foldItem([])).toEqual(foldItem(events));
    }),
  );
});
