import { crc32, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32Combine, crc32Shift } from './crc32-combine.ts';
import { compressFragment, joinGzip, restoreFragment } from './fragment.ts';

describe('joined fragments', () => {
  it('are one gzip member that unpacks to the texts in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 2_000 }), { maxLength: 8 }),
        async (texts) => {
          const fragments = await Promise.all(texts.map(compressFragment));
          const unpacked = gunzipSync(Buffer.concat(joinGzip(fragments)));
          expect(unpacked.toString()).toBe(texts.join(''));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('still unpack when they come out of the database', async () => {
    const fragment = await compressFragment('aaj kya padhne ka scene hai?'.repeat(500));
    const { shift: _, ...row } = fragment;
    const unpacked = gunzipSync(Buffer.concat(joinGzip([restoreFragment(row), restoreFragment(row)])));
    expect(unpacked.toString()).toBe('aaj kya padhne ka scene hai?'.repeat(1000));
  });

  it('are refused by gzip when a checksum is wrong', async () => {
    const fragment = await compressFragment('text');
    expect(() => gunzipSync(Buffer.concat(joinGzip([{ ...fragment, crc32: 1 }])))).toThrow();
  });
});

describe('the combined checksum', () => {
  it('is that of the joined bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array({ maxLength: 5_000 }), (a, b) => {
        const joined = crc32(Buffer.concat([a, b]));
        expect(crc32Combine(crc32(a), crc32(b), crc32Shift(b.length))).toBe(joined);
      }),
    );
  });
});
