import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crc32Combine, crc32Shift } from './crc32-combine.ts';
import { compressFragment, jsonOf, restoreFragment, unpackFragment } from './fragment.ts';
import { joinRuns, LaidBlocks, LaidFragments, runsOf } from './laid-fragments.ts';

it('fragments join into one gzip member that unpacks to the texts in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 2_000 }), { maxLength: 8 }),
      async (texts) => {
        const fragments = await Promise.all(texts.map(compressFragment));
        const unpacked = gunzipSync(new LaidFragments(fragments).gzip);
        expect(unpacked.toString()).toBe(texts.join(''));
      },
    ),
    { numRuns: 60 },
  );
});

it('fragments join into one gzip member for every choice of open chapters', async () => {
  const places = fc.uniqueArray(fc.nat(39), { maxLength: 12 });
  const compressed = (name: string) =>
    Promise.all(Array.from({ length: 40 }, (_, n) => compressFragment(`${name} ${n} `.repeat(n * 7))));
  const [open, locked] = [await compressed('open'), await compressed('locked')];
  const laid = { open: new LaidFragments(open), locked: await LaidBlocks.of(locked), count: 40 };
  fc.assert(
    fc.property(places, (chosen) => {
      const openPlaces = chosen.sort((one, other) => one - other);
      const unpacked = gunzipSync(Buffer.concat(joinRuns(runsOf(laid, openPlaces))));
      const expected = locked.map(
        (fragment, n) => (openPlaces.includes(n) ? open[n] : fragment)?.json.toString() ?? '',
      );
      expect(unpacked.toString()).toBe(expected.join(''));
    }),
  );
});

it('fragments of locked chapters take a tenth of the room that each takes alone, also around an open one', async () => {
  const texts = Array.from({ length: 800 }, (_, n) =>
    JSON.stringify({
      _id: `subject-${n % 20}-chapter-${n}`,
      name: `Chapter ${n}`,
      isLocked: true,
      topics: [],
    }),
  );
  const fragments = await Promise.all(texts.map(compressFragment));
  const open = new LaidFragments(fragments);
  const laid = { open, locked: await LaidBlocks.of(fragments), count: 800 };
  const bytes = (places: number[]) => Buffer.concat(joinRuns(runsOf(laid, places))).length;
  expect(bytes([])).toBeLessThan(open.gzip.length / 10);
  expect(bytes([333])).toBeLessThan(open.gzip.length / 8);
});

it('fragments still unpack after a round trip through the database', async () => {
  const fragment = await compressFragment('aaj kya padhne ka scene hai?'.repeat(500));
  const { shift: _, ...row } = fragment;
  const unpacked = gunzipSync(new LaidFragments([restoreFragment(row), restoreFragment(row)]).gzip);
  expect(unpacked.toString()).toBe('aaj kya padhne ka scene hai?'.repeat(1000));
});

it('fragments give their text, however long, without holding it', async () => {
  for (const text of ['', 'kya', 'aaj kya padhne ka scene hai?'.repeat(5_000)]) {
    const stored = { ...(await compressFragment(text)), json: null };
    expect(unpackFragment(stored).toString()).toBe(text);
    expect(jsonOf(stored).toString()).toBe(text);
    expect(jsonOf(stored), 'from the cache').toBe(jsonOf(stored));
  }
});

it('fragments fail to unpack when a checksum is wrong', async () => {
  const fragment = await compressFragment('text');
  expect(() => gunzipSync(new LaidFragments([{ ...fragment, crc32: 1 }]).gzip)).toThrow();
});

it('the combined CRC-32 equals the checksum of the joined bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 5_000 }), (a, b) => {
      const joined = crc32(Buffer.concat([a, b]));
      expect(crc32Combine(crc32(a), crc32(b), crc32Shift(b.length))).toBe(joined);
    }),
  );
});
