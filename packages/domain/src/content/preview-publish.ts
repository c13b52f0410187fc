import type { PublishPreview, UnpublishedChanges } from '@repo/contracts/admin';
import type { Subject } from '@repo/contracts/content';
import type { DomainContext } from '#src/context.ts';
import { countChanges, findChanges } from './content-changes.ts';
import { findProblems } from './publish-problems.ts';
import { readDrafts } from './read-drafts.ts';
import { availableContent } from './version-parts.ts';
import { subjectsOf } from './versions.ts';

/** What a publish would freeze now, and what students see. */
async function readBoth(ctx: DomainContext): Promise<{ drafts: Subject[]; published: Subject[] }> {
  const drafts = availableContent(await ctx.database.db.transaction((tx) => readDrafts(tx)));
  await ctx.published.refresh();
  return { drafts, published: subjectsOf(await ctx.published.current()) };
}

/** What a publish would bring: its differences to what students see now, and what an admin may want to mend first. */
export async function previewPublish(ctx: DomainContext): Promise<PublishPreview> {
  const { drafts, published } = await readBoth(ctx);
  return { problems: findProblems(drafts), changes: findChanges(published, drafts) };
}

/** How many changes students do not see yet, and which. Content that is not available is no part of it. */
export async function listUnpublishedChanges(ctx: DomainContext): Promise<UnpublishedChanges> {
  const { drafts, published } = await readBoth(ctx);
  const changes = findChanges(published, drafts);
  return { count: countChanges(changes), changes };
}
