import type { FigureInput } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { figures } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { assertChapterOpen, getChapterPlace } from '../access/assert-chapter-open.ts';

/** Where the store has a figure: in its small form if that was asked for and there is one. */
export type FigurePlace = { path: string };

const missing = () => new DomainError('NOT_FOUND', contentMessages.figureMissing);

/** Any figure, for who edits the texts. @throws NOT_FOUND */
export async function findDraftFigure(
  ctx: DomainContext,
  { name, isSmall }: Pick<FigureInput, 'name' | 'isSmall'>,
): Promise<FigurePlace> {
  const [found] = await ctx.database.db.select().from(figures).where(eq(figures.name, name));
  if (!found) throw missing();
  return { path: (isSmall && found.smallPath) || found.path };
}

/**
 * A figure of a published chapter that this student may open.
 * @throws NOT_FOUND when the chapter, as it is published, doesn't show it; CHAPTER_LOCKED
 */
export async function findFigure(ctx: UserContext, input: FigureInput): Promise<FigurePlace> {
  await getChapterPlace(ctx, input.chapterId);
  assertChapterOpen(ctx, input.chapterId);
  const version = await ctx.published.current();
  const part = version?.parts[version.placeOf.get(input.chapterId) ?? -1];
  if (!part?.open.json.includes(`](${input.name}`)) throw missing();
  return findDraftFigure(ctx, input);
}
