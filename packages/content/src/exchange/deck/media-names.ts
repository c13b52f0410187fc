import { fieldsOf } from './protobuf.ts';
import { isZstd, unpackZstd } from './unpack-zstd.ts';

const mediaMaxBytes = 4_000_000;

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
