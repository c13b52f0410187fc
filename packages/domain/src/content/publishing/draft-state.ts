import type { Subject } from '@repo/contracts/content';
import { chapterPieces, contentVersions, type DraftProblem, subjects } from '@repo/db/schema';
import { asc, desc, sql } from 'drizzle-orm';
import type { Transaction } from '#src/transactions.ts';

/**
 * Format version of a chapter's published JSON. Increase it when the format or the checks for problems
 * change: fragments in an older format are then rebuilt.
 */
export const fragmentFormat = 6;

export type StoredDraft = { openHash: string; lockedHash: string; problems: DraftProblem[] };

/** A chapter's draft without its items. */
export type ChapterState = {
  _id: string;
  name: string;
  isAllContentAvailable: boolean;
  /** The draft's changes since `stored` was made: ids of chapter_changes, joined with commas; '' for none. */
  changes: string;
  /** The fragments made by the last publish; null when they are deleted. */
  stored: StoredDraft | null;
};

/** All drafts without the chapters' items. The cost hardly grows with the number of chapters. */
export type DraftState = {
  subjects: (Omit<Subject, 'chapters'> & { chapters: ChapterState[] })[];
  newest: { id: number; publishedAt: Date; contentHash: string | null } | null;
};

type ChapterRow = {
  id: string;
  subject_id: string;
  name: string;
  is_all_content_available: boolean;
  changes: string | null;
  open_hash: string | null;
  locked_hash: string | null;
  problems: DraftProblem[] | null;
};

const readChapterRows = (tx: Transaction) =>
  tx.execute<ChapterRow>(sql`
    select c.id, c.subject_id, c.name, c.is_all_content_available,
      changed.changes, stored.open_hash, stored.locked_hash, stored.problems
    from chapters c
    left join (
      select chapter_id, string_agg(id::text, ',' order by id) as changes from chapter_changes group by chapter_id
    ) changed on changed.chapter_id = c.id
    left join ${chapterPieces} stored on stored.chapter_id = c.id and stored.form = ${fragmentFormat}
      and exists (select from content_pieces where hash = stored.open_hash)
      and exists (select from content_pieces where hash = stored.locked_hash)
    order by c.position, c.id`);

function presentChapter(row: ChapterRow): ChapterState {
  const { open_hash: openHash, locked_hash: lockedHash, problems } = row;
  return {
    _id: row.id,
    name: row.name,
    isAllContentAvailable: row.is_all_content_available,
    changes: row.changes ?? '',
    stored: openHash && lockedHash && problems ? { openHash, lockedHash, problems } : null,
  };
}

/** Reads the state of the drafts and the newest version; a snapshot makes both consistent. */
export async function readDraftState(tx: Transaction): Promise<DraftState> {
  const subjectRows = await tx.select().from(subjects).orderBy(asc(subjects.position), asc(subjects.id));
  const chaptersOf = new Map<string, ChapterState[]>(subjectRows.map(({ id }) => [id, []]));
  for (const row of await readChapterRows(tx)) chaptersOf.get(row.subject_id)?.push(presentChapter(row));
  const { id, publishedAt, contentHash } = contentVersions;
  const [newest] = await tx
    .select({ id, publishedAt, contentHash })
    .from(contentVersions)
    .orderBy(desc(contentVersions.publishedAt))
    .limit(1);
  return {
    subjects: subjectRows.map(({ id: _id, ...fields }) => ({
      _id,
      name: fields.name,
      description: fields.description,
      image: fields.image,
      color: fields.color,
      isAllContentAvailable: fields.isAllContentAvailable,
      chapters: chaptersOf.get(_id) ?? [],
    })),
    newest: newest ?? null,
  };
}

/** Whether nothing has changed since its fragments were made. */
export const isUnchanged = ({ changes, stored }: ChapterState): boolean => stored !== null && changes === '';
