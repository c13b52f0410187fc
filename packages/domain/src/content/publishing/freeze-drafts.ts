import type { DraftProblem } from '@repo/db/schema';
import { contentPieces } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { snapshot } from '#src/transactions.ts';
import { readChapters } from '../drafts/read-drafts.ts';
import { type ChapterState, type DraftState, isUnchanged, readDraftState } from './draft-state.ts';
import { compressFragment, type NewFragment } from './fragment.ts';
import { FigureCheck } from './missing-figures.ts';
import { findChapterProblems } from './publish-problems.ts';
import { readAvailablePapers } from './published-papers.ts';
import { availableContent, chapterIdsOf, chapterTexts, contentParts } from './split.ts';

/** A part of a version, with the hashes of its fragments. */
export type HashedPart = { chapterId: string | null; openHash: string; lockedHash: string };

/** A chapter that was read: its fragments, and the ids of the changes they include. */
export type ReadChapter = {
  chapterId: string;
  changes: string;
  openHash: string;
  lockedHash: string;
  problems: DraftProblem[];
};

/** A snapshot of what publishing would freeze, ready to be stored. */
export type FrozenDrafts = {
  subjects: DraftState['subjects'];
  newest: DraftState['newest'];
  read: ReadChapter[];
  /** All but the first fragment of the reply. */
  parts: HashedPart[];
  contentHash: string;
  /** Fragments missing in the database. */
  newFragments: NewFragment[];
};

async function knownHashes(tx: Transaction, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ hash: contentPieces.hash })
    .from(contentPieces)
    .where(inArray(contentPieces.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

/** Collects texts in this transaction; retains only those missing in the database. */
export class TextCollector {
  readonly texts = new Map<string, Buffer>();
  private pending = new Map<string, Buffer>();
  private readonly tx: Transaction;

  constructor(tx: Transaction) {
    this.tx = tx;
  }

  /** @returns the text's hash */
  add(text: string): string {
    const bytes = Buffer.from(text);
    const hash = sha256(bytes);
    if (!this.texts.has(hash)) this.pending.set(hash, bytes);
    return hash;
  }

  async sift(): Promise<void> {
    if (this.pending.size === 0) return;
    const known = await knownHashes(this.tx, [...this.pending.keys()]);
    for (const [hash, bytes] of this.pending) if (!known.has(hash)) this.texts.set(hash, bytes);
    this.pending = new Map();
  }
}

const siftAfter = 32;

/** Reads these chapters whole and makes their fragments. */
export async function readChanged(
  tx: Transaction,
  changed: readonly ChapterState[],
  collector: TextCollector,
): Promise<Map<string, ReadChapter>> {
  const read = new Map<string, ReadChapter>();
  const figures = new FigureCheck();
  const changesOf = new Map(changed.map(({ _id, changes }) => [_id, changes]));
  for await (const chapter of readChapters(tx, [...changesOf.keys()])) {
    const { open, locked } = chapterTexts(chapter);
    read.set(chapter._id, {
      chapterId: chapter._id,
      changes: changesOf.get(chapter._id) ?? '',
      openHash: collector.add(open),
      lockedHash: collector.add(locked),
      problems: await findChapterProblems(chapter),
    });
    figures.add(chapter);
    if (read.size % siftAfter === 0) await collector.sift();
  }
  const missingIn = await figures.findMissing(tx);
  for (const [id, chapter] of read)
    read.set(id, { ...chapter, problems: [...chapter.problems, ...missingIn(id)] });
  return read;
}

async function readFrozen(tx: Transaction) {
  const { newest, subjects: all } = await readDraftState(tx);
  const subjects: DraftState['subjects'] = availableContent(all);
  const papers = await readAvailablePapers(tx, chapterIdsOf(subjects));
  const collector = new TextCollector(tx);
  const changed = subjects.flatMap(({ chapters }) => chapters.filter((chapter) => !isUnchanged(chapter)));
  const read = await readChanged(tx, changed, collector);
  const parts = contentParts(subjects, papers).map((part): HashedPart => {
    if ('between' in part) {
      const openHash = collector.add(part.between);
      const lockedHash = part.locked === undefined ? openHash : collector.add(part.locked);
      return { chapterId: null, openHash, lockedHash };
    }
    const { _id: chapterId, stored } = part.chapter;
    const made = read.get(chapterId) ?? stored;
    if (!made) throw new Error(`the chapter ${chapterId} was not read`);
    return { chapterId, openHash: made.openHash, lockedHash: made.lockedHash };
  });
  await collector.sift();
  return { subjects, newest, read: [...read.values()], parts, texts: collector.texts };
}

/** Fragments of these texts, compressed off the event loop. */
export function compress(texts: Map<string, Buffer>): Promise<NewFragment[]> {
  return Promise.all([...texts.values()].map(compressFragment));
}

/**
 * Identifies a version's content regardless of its timestamp. A chapter's locked form follows from the open
 * one, but between chapters students without Super may get a different text.
 */
export const contentHashOf = (parts: readonly HashedPart[]): string =>
  sha256(
    parts
      .map(({ chapterId, openHash, lockedHash }) =>
        chapterId === null && lockedHash !== openHash ? `${openHash} ${lockedHash}` : openHash,
      )
      .join(),
  );

/**
 * Reads what publishing would freeze, in one snapshot: only chapters that changed since the last time. Then
 * compresses new texts outside of any transaction.
 */
export async function freezeDrafts(ctx: DomainContext): Promise<FrozenDrafts> {
  const { texts, ...frozen } = await snapshot(ctx, readFrozen);
  return { ...frozen, contentHash: contentHashOf(frozen.parts), newFragments: await compress(texts) };
}
