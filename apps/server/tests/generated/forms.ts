import fc from 'fast-check';
import { oddTexts, smallPng } from './values.ts';

export type Body = { body: Buffer | null; contentType: string | null };

type Part = { name: string; filename: string | null; bytes: Buffer };
const boundary = 'generated';

function formOf(parts: readonly Part[], end: string): Buffer {
  const pieces = parts.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        filename === null ? '' : `; filename="${filename}"\r\nContent-Type: image/png`
      }\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(end)]);
}

/** Forms, valid and broken: with a picture or an invalid one, too many fields, truncated. */
export function formsOf(fields: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Body> {
  const field = fc.record({
    name: fc.constantFrom(
      'name',
      'image',
      'profilePicture',
      '__proto__',
      'constructor',
      'toString',
      '',
      'a[b]',
      'age',
    ),
    filename: fc.constantFrom(null, null, 'a.png', '', '../a.png', 'x'.repeat(1_000)),
    bytes: fc.oneof(
      fc.constantFrom(smallPng, smallPng.subarray(0, 40), Buffer.alloc(0), Buffer.from('<svg onload="x"/>')),
      fc.constantFrom(...oddTexts).map((text) => Buffer.from(text)),
    ),
  });
  const end = fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--\r\n`, '', `--${boundary}`, 'rubbish');
  const asParts = (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => ({
      name,
      filename: null,
      bytes: Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
    }));
  return fc
    .tuple(fields, fc.array(field, { maxLength: 3 }), end, fc.constantFrom(1, 1, 1, 12))
    .map(([values, odd, ending, times]) => ({
      body: formOf([...asParts(values), ...Array.from({ length: times }, () => odd).flat()], ending),
      contentType: `multipart/form-data; boundary=${boundary}`,
    }));
}
