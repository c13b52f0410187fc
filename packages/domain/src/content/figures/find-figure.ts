import type { FigureInput } from '@repo/contracts/content';
import { figureMediaType } from '@repo/contracts/figure-replies';
import { figureTargets, readFigureName } from '@repo/contracts/figures';
import * as contentMessages from '@repo/contracts/messages/content';
import {
  contentPieceFigures,
  contentVersionParts,
  figures,
  publishedTests,
  testResults,
} from '@repo/db/schema';
import { and, eq, or, sql } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { assertChapterOpen } from '../access/assert-chapter-open.ts';
import { jsonOf } from '../publishing/fragment.ts';

/** Location of a figure in the store: its small form if requested and available. */
export type FigurePlace = { path: string; mediaType: string };

const missing = () => new DomainError('NOT_FOUND', contentMessages.figureMissing);

/** Any figure, for editors. @throws NOT_FOUND */
export async function findDraftFigure(
  ctx: DomainContext,
  { name, isSmall }: Pick<FigureInput, 'name' | 'isSmall'>,
): Promise<FigurePlace> {
  const [found] = await ctx.database.db.select().from(figures).where(eq(figures.name, name));
  const figure = readFigureName(name);
  if (!found || !figure) throw missing();
  return { path: (isSmall && found.smallPath) || found.path, mediaType: figureMediaType(figure.kind) };
}

/** Figure target in JSON text, followed by a space or an escaped tab. */
const marksOf = (name: string) => figureTargets(name).flatMap((target) => [`](${target} `, `](${target}\\t`]);

async function isShownNow({ published }: UserContext, { chapterId, name }: FigureInput): Promise<boolean> {
  const version = await published.current();
  const part = version?.parts[version.placeOf.get(chapterId) ?? -1];
  const json = part && jsonOf(part.open);
  return json !== undefined && marksOf(name).some((mark) => json.includes(mark));
}

/** Whether a stored version of this chapter shows it: a device that was offline may still have that version. */
async function wasShown({ database: { db } }: UserContext, { chapterId, name }: FigureInput) {
  const [part] = await db
    .select({ hash: contentVersionParts.openHash })
    .from(contentPieceFigures)
    .innerJoin(contentVersionParts, eq(contentVersionParts.openHash, contentPieceFigures.hash))
    .where(and(eq(contentPieceFigures.name, name), eq(contentVersionParts.chapterId, chapterId)))
    .limit(1);
  return part !== undefined;
}

/** Whether a test of this chapter shows it that this student took: their result shows it forever. */
async function isInOwnResult({ database: { db }, user }: UserContext, { chapterId, name }: FigureInput) {
  const isIn = or(...marksOf(name).map((mark) => sql`position(${mark} in test.text) > 0`));
  // `offset 0` makes Postgres find the student's tests before searching their text.
  const found = await db.execute(sql`
    select from (
      select distinct ${testResults.testHash} as hash from ${testResults}
      where ${testResults.userId} = ${user.id} and ${testResults.chapterId} = ${chapterId}) taken
    cross join lateral (
      select ${publishedTests.snapshot}::text as text from ${publishedTests}
      where ${publishedTests.hash} = taken.hash offset 0) test
    where ${isIn} limit 1`);
  return found.length > 0;
}

/**
 * A figure of a chapter that this student may open: from the published text, a stored older version, or a
 * test the student took.
 * @throws NOT_FOUND when the chapter never shows it; CHAPTER_LOCKED
 */
export async function findFigure(ctx: UserContext, input: FigureInput): Promise<FigurePlace> {
  assertChapterOpen(ctx, input.chapterId);
  const found = await findDraftFigure(ctx, input);
  for (const isShown of [isShownNow, wasShown, isInOwnResult]) if (await isShown(ctx, input)) return found;
  throw missing();
}
