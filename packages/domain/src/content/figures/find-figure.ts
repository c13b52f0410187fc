import type { FigureInput } from '@repo/contracts/content';
import { figureMediaType } from '@repo/contracts/figure-replies';
import { figureTarget, readFigureName } from '@repo/contracts/figures';
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

/** Where the store has a figure: in its small form if that was asked for and there is one. */
export type FigurePlace = { path: string; mediaType: string };

const missing = () => new DomainError('NOT_FOUND', contentMessages.figureMissing);

/** Any figure, for who edits the texts. @throws NOT_FOUND */
export async function findDraftFigure(
  ctx: DomainContext,
  { name, isSmall }: Pick<FigureInput, 'name' | 'isSmall'>,
): Promise<FigurePlace> {
  const [found] = await ctx.database.db.select().from(figures).where(eq(figures.name, name));
  const figure = readFigureName(name);
  if (!found || !figure) throw missing();
  return { path: (isSmall && found.smallPath) || found.path, mediaType: figureMediaType(figure.kind) };
}

/** How JSON that shows a figure has it: its name, narrow or not, then a blank, which as a tab is written with a backslash. */
const marksOf = (name: string) =>
  [false, true].flatMap((isNarrow) => {
    const target = figureTarget({ name, isNarrow });
    return [`](${target} `, `](${target}\\t`];
  });

async function isShownNow({ published }: UserContext, { chapterId, name }: FigureInput): Promise<boolean> {
  const version = await published.current();
  const json = version?.parts[version.placeOf.get(chapterId) ?? -1]?.open.json;
  return json !== undefined && marksOf(name).some((mark) => json.includes(mark));
}

/** In a version of this chapter that is kept: a device that was offline may still have it. */
async function wasShown({ database: { db } }: UserContext, { chapterId, name }: FigureInput) {
  const [part] = await db
    .select({ hash: contentVersionParts.openHash })
    .from(contentPieceFigures)
    .innerJoin(contentVersionParts, eq(contentVersionParts.openHash, contentPieceFigures.hash))
    .where(and(eq(contentPieceFigures.name, name), eq(contentVersionParts.chapterId, chapterId)))
    .limit(1);
  return part !== undefined;
}

/** In a test of this chapter as this student took it: their result shows it so for ever. */
async function isInOwnResult({ database: { db }, user }: UserContext, { chapterId, name }: FigureInput) {
  const isIn = or(...marksOf(name).map((mark) => sql`position(${mark} in test.text) > 0`));
  // `offset 0` keeps Postgres from searching the tests of everybody before it looks which were taken.
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
 * A figure of a chapter that this student may open: of its text as it is published, as an older version that is kept
 * has it, or as the student was tested on it.
 * @throws NOT_FOUND when the chapter shows it nowhere; CHAPTER_LOCKED
 */
export async function findFigure(ctx: UserContext, input: FigureInput): Promise<FigurePlace> {
  assertChapterOpen(ctx, input.chapterId);
  const found = await findDraftFigure(ctx, input);
  for (const isShown of [isShownNow, wasShown, isInOwnResult]) if (await isShown(ctx, input)) return found;
  throw missing();
}
