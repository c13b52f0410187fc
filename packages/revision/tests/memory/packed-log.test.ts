import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettledEvent } from '#src/memory/events.ts';
import type { Grade } from '#src/memory/grades.ts';
import { itemHash } from '#src/memory/item-hash.ts';
import { packLog, unpackLog } from '#src/memory/packed-log.ts';

const device = '00ff00ff00ff00ff';
const anyHash = fc.stringMatching(/^[0-9a-f]{16}$/);
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant('review' as const), grade: fc.constantFrom<Grade>(1, 2, 3, 4) }),
  fc.record({ kind: fc.constantFrom('suspend' as const, 'resume' as const) }),
  fc.record({
    kind: fc.constant('undo' as const),
    target: fc.record({ device: anyHash, sequence: fc.nat(2 ** 32 - 1) }),
  }),
);
const anyEvent = fc.tuple(
  anyAct,
  fc.record({
    item: anyHash,
    chapterId: fc.constantFrom('light', 'acids', 'triangles'),
    atMs: fc.nat(Date.parse('2099-12-31')),
  }),
);

test('a packed log is unchanged after packing and unpacking, for any events', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), fc.nat(1_000_000), (acts, first) => {
      const events = acts.map(
        ([act, base], at): SettledEvent => ({ ...base, ...act, device, sequence: first + at }),
      );
      expect(unpackLog(packLog(events), device, first)).toEqual(events);
    }),
  );
});

test('a packed log can be unpacked for some items only, with the original event numbers', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), fc.nat(1_000_000), fc.nat(), (acts, first, chosen) => {
      const events = acts.map(
        ([act, base], at): SettledEvent => ({ ...base, ...act, device, sequence: first + at }),
      );
      const wanted = new Set(events.map(({ item }) => item).filter((_, at) => (at + chosen) % 3 === 0));
      const only = new Set([...wanted].map((item) => BigInt(`0x${item}`)));
      expect(unpackLog(packLog(events), device, first, only)).toEqual(
        events.filter(({ item }) => wanted.has(item)),
      );
    }),
  );
});

test('a packed log takes at most 20 bytes a review', () => {
  const events = Array.from(
    { length: 50 },
    (_, sequence): SettledEvent => ({
      ...{ device, sequence, item: itemHash(`card-${sequence}`), chapterId: 'light' },
      ...{ atMs: Date.parse('2026-12-01'), kind: 'review', grade: 3 },
    }),
  );
  expect(packLog(events).body.length / events.length).toBeLessThanOrEqual(20);
});

test('a packed log is rejected if its bytes are invalid', () => {
  const body = new Uint8Array(16);
  expect(() => unpackLog({ chapterIds: ['light'], body }, device, 0)).toThrow('no act has the number 0');
  expect(() => unpackLog({ chapterIds: ['light'], body: body.subarray(1) }, device, 0)).toThrow(RangeError);
});

test('the hash of an item differs for 200,000 ids, and is always the same for one id', () => {
  const ids = Array.from({ length: 200_000 }, (_, at) => `chapter-${at % 200}-card-${at}`);
  expect(new Set(ids.map(itemHash)).size).toBe(ids.length);
  expect(itemHash('light-card-1')).toMatch(/^[0-9a-f]{16}$/);
  expect(itemHash('light-card-1')).toBe(itemHash('light-card-1'));
});
