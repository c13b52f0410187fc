import type { ChapterInput } from '@repo/contracts/content';
import type { ChapterDrawings } from '@repo/contracts/figure-replies';
import { figureMarks, readFigureName } from '@repo/contracts/figures';
import { chapterDrawingsMaxBytes } from '@repo/contracts/limits/figures';
import { figures } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { assertChapterOpen, getChapterPlace } from '../access/assert-chapter-open.ts';
import { jsonOf } from '../publishing/fragment.ts';

/** Finds the names of figures in JSON, in order, where a tab after a name is escaped with a backslash. */
const shownNames = new RegExp(String.raw`\]\(([a-z0-9-]+)${figureMarks}(?=[ \\])`, 'g');

/**
 * The hash of the chapter's published text, by which `readChapterDrawings` finds its drawings.
 * @throws NOT_FOUND; CHAPTER_LOCKED
 */
export async function findChapterDrawings(ctx: UserContext, { chapterId }: ChapterInput): Promise<string> {
  await getChapterPlace(ctx, chapterId);
  assertChapterOpen(ctx, chapterId);
  const version = await ctx.published.current();
  return version?.parts[version.placeOf.get(chapterId) ?? -1]?.open.hash ?? '';
}

/**
 * The drawings in the published text with this hash, as JSON; null when the text is no longer published.
 * Omits drawings beyond the limit, which have their own addresses.
 * @throws what the store of images throws
 */
export async function readChapterDrawings(ctx: DomainContext, hash: string): Promise<Buffer | null> {
  const version = await ctx.published.current();
  const part = version?.parts.find(({ chapterId, open }) => chapterId !== null && open.hash === hash);
  if (!part) return null;
  const shown = [...jsonOf(part.open).toString().matchAll(shownNames)].map(([, name = '']) => name);
  const names = [...new Set(shown)].filter((name) => readFigureName(name)?.kind === 'drawing');
  const reply: ChapterDrawings = { success: true, data: {} };
  const rows =
    names.length === 0
      ? []
      : await ctx.database.db.select().from(figures).where(inArray(figures.name, names));
  const paths = new Map(rows.map(({ name, path }) => [name, path]));
  let left = chapterDrawingsMaxBytes;
  for (const name of names) {
    const image = await ctx.images.get(paths.get(name) ?? '');
    left -= image?.bytes.length ?? 0;
    if (left < 0) break;
    if (image) reply.data[name] = image.bytes.toString();
  }
  return Buffer.from(JSON.stringify(reply));
}
