import { chapters, flashcards, tests } from '@repo/db/schema';
import { itemHash, questionItem } from '@repo/revision/memory';
import { asc, eq, sql } from 'drizzle-orm';
import type { PublishedVersion } from '#src/content/publishing/load-version.ts';
import type { DomainContext } from '#src/context.ts';

type Asked = { question: string };

/** The cards and questions of a chapter's drafts, by their hash. */
async function draftItems({ database: { db } }: DomainContext, chapterId: string): Promise<string[]> {
  const cards = await db
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(eq(flashcards.chapterId, chapterId));
  const asked = await db.execute<Asked>(sql`
    select each ->> 'question' as question from ${tests}, jsonb_array_elements(${tests.questions}) each
    where ${tests.chapterId} = ${chapterId}`);
  return [
    ...cards.map(({ id }) => itemHash(id)),
    ...asked.map((question) => questionItem(chapterId, question)),
  ];
}

/** The cards and questions of a chapter of this version, by their hash. */
async function publishedItems(
  { published }: DomainContext,
  chapterId: string,
  version: PublishedVersion | null,
): Promise<string[]> {
  const chapter = await published.chapterOf(version, chapterId);
  if (!chapter) return [];
  const asked: readonly Asked[] = chapter.tests.flatMap(({ questions }) => questions);
  return [
    ...chapter.flashcards.map(({ _id }) => itemHash(_id)),
    ...asked.map((question) => questionItem(chapterId, question)),
  ];
}

/**
 * Hashes of all cards and questions that are published or in the drafts. Reads chapter by chapter, so that
 * requests can run in between.
 */
export async function existingItems(ctx: DomainContext): Promise<ReadonlySet<string>> {
  const drafts = await ctx.database.db.select({ id: chapters.id }).from(chapters).orderBy(asc(chapters.id));
  const version = await ctx.published.current();
  const chapterIds = new Set([...drafts.map(({ id }) => id), ...(version?.placeOf.keys() ?? [])]);
  const items = new Set<string>();
  for (const chapterId of chapterIds)
    for (const read of [draftItems, publishedItems])
      for (const item of await read(ctx, chapterId, version)) items.add(item);
  return items;
}
