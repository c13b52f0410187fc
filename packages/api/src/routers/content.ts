import { messageReply } from '@repo/contracts/auth';
import { chapterInput } from '@repo/contracts/content';
import { isoDate, wellFormedText } from '@repo/contracts/fields';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { limitedUserProcedure, publicProcedure, router } from '../trpc.ts';
import { deletedRouter } from './content/deleted.ts';
import { draftProcedures } from './content/draft-procedures.ts';
import { figuresRouter } from './content/figures.ts';
import { exportsRouter, importsRouter } from './content/import-export.ts';
import { papersRouter } from './content/papers.ts';
import { chaptersRouter, subjectsRouter } from './content/subjects.ts';
import { summariesRouter } from './content/summaries.ts';
import { testsRouter } from './content/tests.ts';
import { topicsRouter } from './content/topics.ts';

/** Lists that have more procedures than the common ones. */
const special = ['topics', 'summaries', 'tests'] as const satisfies ContentList[];
type Plain = Exclude<ContentList, (typeof special)[number]>;
const isPlain = (list: ContentList): list is Plain => !special.some((other) => other === list);
const plainRouters = Object.fromEntries(
  contentLists.filter(isPlain).map((list) => [list, draftProcedures(list)]),
) as { [List in Plain]: ReturnType<typeof draftProcedures<List>> };

export const contentRouter = router({
  claimFreeChapter: limitedUserProcedure('unlock')
    .meta({ fails: ['NOT_FOUND', 'CONFLICT'] })
    .input(chapterInput)
    .output(messageReply)
    .mutation(({ student, input }) => domain.claimFreeChapter(student, input)),

  unlockChapter: limitedUserProcedure('unlock')
    .meta({ fails: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] })
    .input(chapterInput)
    .output(messageReply)
    .mutation(({ student, input }) => domain.unlockChapter(student, input)),

  /** `type` can only be lastPublishedContentAt; null before the first publish. */
  status: publicProcedure
    .input(z.object({ type: wellFormedText() }))
    .output(isoDate.nullable())
    .query(({ ctx, input }) => domain.getStatus(ctx.domain, input)),

  figures: figuresRouter,
  subjects: subjectsRouter,
  chapters: chaptersRouter,
  topics: topicsRouter,
  summaries: summariesRouter,
  tests: testsRouter,
  ...plainRouters,
  papers: papersRouter,
  imports: importsRouter,
  exports: exportsRouter,
  deleted: deletedRouter,
});
