import type { LightBulk } from '@repo/contracts/content';
import { unpackFragment } from './fragment.ts';
import type { PublishedPart } from './laid-fragments.ts';

/** What our app doesn't need: translations, and the id of the chapter in each of its items. */
const leftOut = ['variants', 'chapter'];
const asLight = (name: string, value: unknown) => (leftOut.includes(name) ? undefined : value);

/** The JSON of the open parts as `LightBulk`, chapter by chapter as it is read. */
export function* lightTexts(parts: readonly PublishedPart[]): Generator<Buffer> {
  const hashes: LightBulk['light'] = {};
  for (const [place, { chapterId, open }] of parts.entries()) {
    const text = unpackFragment(open).toString();
    if (chapterId !== null) {
      hashes[chapterId] = open.hash;
      yield Buffer.from(JSON.stringify(JSON.parse(text), asLight));
    } else if (place < parts.length - 1) yield Buffer.from(text);
    else yield Buffer.from(`${text.slice(0, -1)},"light":${JSON.stringify(hashes)}}`);
  }
}
