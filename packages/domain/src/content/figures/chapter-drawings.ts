import type { ChapterInput } from '@repo/contracts/content';
import type { ChapterDrawings } from '@repo/contracts/figure-replies';
import { figureMarks, readFigureName } from '@repo/contracts/figures';
import { drawingsMaxBytes } from '@repo/contracts/limits/figures';
import { figures } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { assertChapterOpen, getChapterPlace } from '../access/assert-chapter-open.ts';
import { unpackFragment } from '../publishing/fragment.ts';

/** Finds the names of figures in JSON, in order, where a tab after a name is escaped with a backslash. */
const shownNames = new RegExp(String.raw`\]\(([a-z0-9-]+)${figureMarks}(?=[ \\])`, 'g');

/**
 * The hash of the chapter's published text, by which `readDrawings` finds its drawings.
 * @throws NOT_FOUND; CHAPTER_LOCKED
 */
export async function findChapterDrawings(ctx: UserContext, { chapterId }: ChapterInput): Promise<string> {
  await getChapterPlace(ctx, chapterId);
  assertChapterOpen(ctx, chapterId);
  const version = await ctx.published.current();
  return version?.parts[version.placeOf.get(chapterId) ?? -1]?.open.hash ?? '';
}

/**
 * The hash of the published version, by which `readDrawings` finds the drawings of all chapters.
 * @throws CHAPTER_LOCKED unless the student can open every chapter
 */
export async function findAllDrawings(ctx: UserContext): Promise<string> {
  const version = await ctx.published.current();
  for (const chapterId of version?.placeOf.keys() ?? []) assertChapterOpen(ctx, chapterId);
  return version?.hash ?? '';
}

/** The drawings that a chapter's JSON shows, by name, in order. */
async function readShown(ctx: DomainContext, json: string): Promise<[string, string][]> {
  const shown = [...json.matchAll(shownNames)].map(([, name = '']) => name);
  const names = [...new Set(shown)].filter((name) => readFigureName(name)?.kind === 'drawing');
  if (names.length === 0) return [];
  const rows = await ctx.database.db.select().from(figures).where(inArray(figures.name, names));
  const paths = new Map(rows.map(({ name, path }) => [name, path]));
  const found = names.map(async (name): Promise<[string, string][]> => {
    const image = await ctx.images.get(paths.get(name) ?? '');
    return image ? [[name, image.bytes.toString()]] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * The drawings in the published text with this hash, or in the version with it, as JSON; null when it is no longer
 * published. Omits drawings beyond the limit, which have their own addresses.
 * @throws what the store of images throws
 */
export async function readDrawings(ctx: DomainContext, hash: string): Promise<Buffer | null> {
  const version = await ctx.published.current();
  const chapters = version?.parts.filter(
    ({ chapterId, open }) => chapterId !== null && [open.hash, version.hash].includes(hash),
  );
  if (!chapters?.length) return null;
  const reply: ChapterDrawings = { success: true, data: {} };
  let left = drawingsMaxBytes;
  for (const { open } of chapters)
    for (const [name, svg] of await readShown(ctx, unpackFragment(open).toString())) {
      left -= Buffer.byteLength(svg);
      if (left < 0) return Buffer.from(JSON.stringify(reply));
      reply.data[name] = svg;
    }
  return Buffer.from(JSON.stringify(reply));
}
