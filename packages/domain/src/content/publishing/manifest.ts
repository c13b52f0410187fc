import type { Chapter, ManifestChapter } from '@repo/contracts/content';
import { compressFragment, unpackFragment } from './fragment.ts';
import { LaidFragments, type LaidReply, type PublishedPart } from './laid-fragments.ts';

/** A part with the address of an open chapter in place of its content. */
async function withAddress(part: PublishedPart): Promise<PublishedPart> {
  if (part.chapterId === null) return part;
  const { _id, name, isAllContentAvailable } = JSON.parse(unpackFragment(part.locked).toString()) as Chapter;
  const { hash, byteLength: size } = part.open;
  const entry: ManifestChapter = {
    _id,
    name,
    isLocked: false,
    isAllContentAvailable,
    hash,
    size,
  };
  return { ...part, open: await compressFragment(JSON.stringify(entry)) };
}

/**
 * The manifest of a version: the bulk reply with the address of each open chapter in place of its content
 * (docs/decisions/0059-download-what-changed.md).
 */
export async function makeManifest({ parts, locked }: LaidReply): Promise<LaidReply> {
  const addressed = await Promise.all(parts.map(withAddress));
  const open = new LaidFragments(addressed.map((part) => part.open));
  return { parts: addressed, open, locked, openBrotli: null };
}
