import type { ImportNotesInput, ImportOutcome } from '@repo/contracts/import-export';
import { topicPages, topics } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import { newItem } from '../drafts/chapter-item.ts';
import { importedMessage, importOnce } from './import-once.ts';
import { readItems } from './read-items.ts';

/** Adds all topics of a file with their pages at the end of a chapter, or none. @throws NOT_FOUND, BAD_INPUT, CONFLICT */
export async function importNotes(ctx: DomainContext, input: ImportNotesInput): Promise<ImportOutcome> {
  const { items: found } = await readItems(ctx, 'notes', input);
  return importOnce(ctx, input, async (tx) => {
    const first = await newItem(ctx, tx, topics, input.chapterId);
    const rows = found.map((topic, index) => ({
      ...first,
      ...topic,
      id: ctx.ids.next(),
      position: first.position + index,
    }));
    await tx.insert(topics).values(rows.map(({ pages: _, ...row }) => row));
    const pages = rows.flatMap(({ id: topicId, pages: contents, updatedAt }) =>
      contents.map((content, index) => ({
        id: ctx.ids.next(),
        topicId,
        pageNumber: index + 1,
        content,
        updatedAt,
      })),
    );
    if (pages.length > 0) await tx.insert(topicPages).values(pages);
    return { imported: found.length, testId: null, message: importedMessage(found.length, 'topic') };
  });
}
