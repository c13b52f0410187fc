import type { PublishProblem } from '@repo/contracts/admin';
import type { Paper } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { drawPaper } from '@repo/contracts/papers.compose';
import { paperMarks, paperTitle, rowText, unitMarksSum } from '@repo/contracts/papers.rules';
import { tests, writtenQuestions } from '@repo/db/schema';
import { inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { presentItem } from '../kinds/index.ts';

type Source = Parameters<typeof drawPaper>[1][number];

/** The questions in these chapters' drafts that a paper may use; reads nothing else. */
async function readSources({ database: { db } }: DomainContext, chapterIds: readonly string[]) {
  const ids = [...chapterIds];
  if (ids.length === 0) return [];
  const testRows = await db.select().from(tests).where(inArray(tests.chapterId, ids));
  const writtenRows = await db
    .select()
    .from(writtenQuestions)
    .where(inArray(writtenQuestions.chapterId, ids));
  return ids.map(
    (_id): Source => ({
      _id,
      tests: testRows.filter(({ chapterId }) => chapterId === _id).map((row) => presentItem('tests', row)),
      written: writtenRows
        .filter(({ chapterId }) => chapterId === _id)
        .map((row) => presentItem('written', row)),
    }),
  );
}

/** Problems with one paper; for each section, where its chapters lack questions. */
function problemsOf(paper: Paper, sources: readonly Source[]): string[] {
  const title = paperTitle(paper);
  const [ofSections, ofUnits] = [paperMarks(paper), unitMarksSum(paper)];
  const { missing } = drawPaper(paper, sources, () => 0);
  return [
    ...(ofSections === ofUnits ? [] : [contentMessages.problemPaperSums(title, ofSections, ofUnits)]),
    ...paper.units
      .filter(({ chapterIds }) => chapterIds.length === 0)
      .map(({ name }) => contentMessages.problemPaperUnit(title, name)),
    ...paper.sections.flatMap(({ name }) => {
      const lacking = missing.filter(({ section }) => section === name);
      return lacking.length === 0
        ? []
        : [contentMessages.problemPaperMissing(title, name, lacking.map(rowText))];
    }),
  ];
}

/** What an admin may want to fix in papers before publishing. @param papers with only the published chapters */
export async function findPaperProblems(
  ctx: DomainContext,
  papers: readonly Paper[],
): Promise<PublishProblem[]> {
  const idsOf = ({ units }: Paper) => units.flatMap(({ chapterIds }) => chapterIds);
  const sources = await readSources(ctx, [...new Set(papers.flatMap(idsOf))]);
  return papers.flatMap((paper) => {
    const own = new Set(idsOf(paper));
    const place = { subjectId: null, subjectName: paperTitle(paper), paperId: paper._id };
    return problemsOf(
      paper,
      sources.filter(({ _id }) => own.has(_id)),
    ).map((message) => ({ ...place, chapterId: null, chapterName: null, list: null, itemId: null, message }));
  });
}
