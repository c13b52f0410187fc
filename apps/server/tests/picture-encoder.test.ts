import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureEncoder } from '#src/adapters/picture-encoder.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2283b' } });

it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'a picture of the kind %s is accepted',
  async (kind) => {
    const { width, height } = await pictureEncoder.encodeFigure(await picture.clone()[kind]().toBuffer());
    expect([width, height]).toEqual([40, 20]);
  },
);

it.each([
  ['a drawing', Buffer.from(svg)],
  ['a drawing behind many blanks', Buffer.from(' '.repeat(201) + svg)],
  ['a packed drawing', gzipSync(svg)],
  ['a drawing behind the signs of a film', Buffer.from(`\u0000\u0000\u0000\u0018ftypisom${svg}`)],
  ['a TIFF', Buffer.from('II*\u0000')],
  ['a bitmap', Buffer.from('BM\u0000\u0000')],
  ['a document', Buffer.from('%PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
])('a picture that is %s is refused by its first bytes, before it is decoded', async (_, bytes) => {
  await expect(pictureEncoder.encodeFigure(bytes)).rejects.toThrow('it does not begin like a picture');
  await expect(pictureEncoder.encode(bytes)).rejects.toThrow('it does not begin like a picture');
});
