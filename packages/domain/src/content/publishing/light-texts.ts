import { unpackFragment } from './fragment.ts';
import type { PublishedPart } from './laid-fragments.ts';

const withoutVariants = (name: string, value: unknown) => (name === 'variants' ? undefined : value);

/** The JSON of the open parts as `lightBulkReply`, chapter by chapter as it is read. */
export function* lightTexts(parts: readonly PublishedPart[]): Generator<Buffer> {
  const hashes: Record<string, string> = {};
  for (const [place, { chapterId, open }] of parts.entries()) {
    const text = unpackFragment(open).toString();
    if (chapterId !== null) {
      hashes[chapterId] = open.hash;
      yield Buffer.from(JSON.stringify(JSON.parse(text), withoutVariants));
    } else if (place < parts.length - 1) yield Buffer.from(text);
    else yield Buffer.from(`${text.slice(0, -1)},"light":${JSON.stringify(hashes)}}`);
  }
}
