import { joinZips, libraryPlaces, paperParts } from '@repo/content';
import { brand } from '@repo/contracts/brand';
import type { Chapter } from '@repo/contracts/content';
import type { ExportedLibrary } from '@repo/contracts/import-library';
import type { LibraryPaper } from '@repo/contracts/library';
import { libraryZipMaxBytes } from '@repo/contracts/limits/admin';
import * as contentMessages from '@repo/contracts/messages/content';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { snapshot } from '#src/transactions.ts';
import { readChapters } from '../drafts/read-drafts.ts';
import { type DraftState, readDraftState } from '../publishing/draft-state.ts';
import { readDraftPapers } from '../publishing/published-papers.ts';
import { chapterIdsOf } from '../publishing/split.ts';
import { libraryChapterOf, readImage } from './library-of-drafts.ts';
import type { Packed } from './packed-library.ts';

type Outline = { subjects: DraftState['subjects']; papers: LibraryPaper[] };
type Drafts = Outline & { chapters: Map<string, Buffer> };

const keyOf = (outline: Outline) => sha256(JSON.stringify(outline));

async function readOutline(tx: Transaction): Promise<Outline> {
  const { subjects } = await readDraftState(tx);
  const papers = await readDraftPapers(tx, chapterIdsOf(subjects));
  return { subjects, papers: papers.map(({ _id: id, ...fields }) => ({ id, ...fields })) };
}

/** All drafts in one snapshot; chapters as bytes, which take a fraction of the objects' memory. */
async function readDrafts(tx: Transaction): Promise<Drafts> {
  const { subjects, papers } = await readOutline(tx);
  const ids = subjects.flatMap((subject) => subject.chapters.map(({ _id }) => _id));
  const chapters = new Map<string, Buffer>();
  for await (const chapter of readChapters(tx, ids))
    chapters.set(chapter._id, Buffer.from(JSON.stringify(chapter)));
  return { subjects, papers, chapters };
}

/** Packs chapters one by one, and frees each afterwards. */
async function pack(ctx: DomainContext, { subjects, papers, chapters }: Drafts): Promise<Packed> {
  const named = <T extends { _id: string; name: string }>({ _id: id, name }: T) => ({ id, name });
  const outline = subjects.map((subject) => ({ ...named(subject), chapters: subject.chapters.map(named) }));
  const places = libraryPlaces(outline);
  const zips: Uint8Array[] = [];
  const gone = new Set<string>();
  for (const [index, { _id: id, image, chapters: list, ...fields }] of subjects.entries()) {
    const picture = image ? await readImage(ctx, image) : null;
    zips.push(await ctx.packer.pack({ at: places[index]?.at ?? '', subject: { ...fields, id, picture } }));
    for (const [place, { _id }] of list.entries()) {
      const bytes = chapters.get(_id);
      chapters.delete(_id);
      if (!bytes) continue;
      const made = await libraryChapterOf(ctx, JSON.parse(bytes.toString()) as Chapter);
      for (const name of made.gone) gone.add(name);
      const at = places[index]?.chapters[place] ?? '';
      zips.push(await ctx.packer.pack({ at, chapter: made.chapter }));
    }
  }
  for (const part of paperParts(outline, papers)) zips.push(await ctx.packer.pack(part));
  return { zip: joinZips(zips), gone: [...gone] };
}

/**
 * All drafts as one zip file that `importLibraryZip` restores to the same content. Packed outside the
 * transaction and the event loop, and cached until a draft changes.
 * @throws UNAVAILABLE when too many want one, or when the store of images is down, because a file without
 * images is no backup
 */
export async function exportLibrary(ctx: DomainContext): Promise<ExportedLibrary & { zip: Buffer }> {
  const outline = await snapshot(ctx, readOutline);
  const { zip, gone } = await ctx.packedLibrary.get(keyOf(outline), async () =>
    pack(ctx, await snapshot(ctx, readDrafts)),
  );
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return {
    fileName: `${brand.name.toLowerCase()}-library-${day}.zip`,
    mediaType: 'application/zip',
    zip,
    losses: [
      ...(gone.length > 0 ? [contentMessages.figuresNotSaved(gone)] : []),
      ...(zip.length > libraryZipMaxBytes
        ? ['The file is larger than what can be imported at once. Import it in parts']
        : []),
    ],
  };
}
