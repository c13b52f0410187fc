import { isZstd, unpackZstd } from './unpack-zstd.ts';

const mediaMaxBytes = 4_000_000;

/** Reads a protobuf varint: seven bits per byte, and the eighth is set on all but the last one. */
function readVarint(bytes: Uint8Array, start: number): { value: number; at: number } {
  let [value, shift, at] = [0, 1, start];
  for (; at < bytes.length; shift *= 128) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 0x7f) * shift;
    if (byte < 0x80) return { value, at };
  }
  return { value, at };
}

/** The length-delimited fields of a protobuf message, by their number. */
function* fieldsOf(bytes: Uint8Array): Generator<{ field: number; content: Uint8Array }> {
  let at = 0;
  while (at < bytes.length) {
    const key = readVarint(bytes, at);
    const kind = key.value % 8;
    if (kind === 0) at = readVarint(bytes, key.at).at;
    else if (kind === 2) {
      const length = readVarint(bytes, key.at);
      at = length.at + length.value;
      yield { field: Math.floor(key.value / 8), content: bytes.subarray(length.at, at) };
    } else if (kind === 1 || kind === 5) at = key.at + (kind === 1 ? 8 : 4);
    else return;
  }
}

/** The newer format: a list of entries with names; their indexes are the file names in the zip. */
function namesOfList(bytes: Uint8Array): [name: string, file: string][] {
  const names: [string, string][] = [];
  for (const { field, content } of fieldsOf(bytes)) {
    if (field !== 1) continue;
    const file = String(names.length);
    const name = [...fieldsOf(content)].find((part) => part.field === 1)?.content;
    names.push([new TextDecoder().decode(name ?? new Uint8Array()), file]);
  }
  return names;
}

/** Maps the names in a deck's texts to the files in its zip; the list is JSON, or compressed protobuf. */
export function readMediaNames(media: Uint8Array | undefined): Map<string, string> {
  if (!media) return new Map();
  const bytes = isZstd(media) ? unpackZstd(media, mediaMaxBytes) : media;
  if (bytes[0] !== 0x7b) return new Map(namesOfList(bytes));
  const given: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return new Map(Object.entries(given as object).map(([file, name]) => [String(name), file]));
}
