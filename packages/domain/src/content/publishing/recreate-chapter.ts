import type { Chapter } from '@repo/contracts/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { chapters, deletedContent, subjects } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { placed, readOrder, writeOrder } from '../bin/list-order.ts';
import { readBetween } from './compare-versions.ts';
import type { StoredVersion } from './stored-version.ts';

/**
 * Locks the subject in the drafts, or recreates a deleted one from the version. @throws CONFLICT when it can
 * be restored
 */
async function openSubject(
  ctx: DomainContext,
  tx: Transaction,
  version: StoredVersion,
  id: string,
): Promise<void> {
  const lock = () =>
    tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id)).for('no key update');
  if ((await lock()).length > 0) return;
  const subject = (await readBetween(tx, version)).subjects.find(({ _id }) => _id === id);
  const [deleted] = await tx
    .select({ label: deletedContent.label })
    .from(deletedContent)
    .where(and(eq(deletedContent.kind, 'subjects'), eq(deletedContent.itemId, id)))
    .limit(1);
  if (deleted || !subject)
    throw new DomainError('CONFLICT', contentMessages.subjectFirst(deleted?.label ?? subject?.name ?? ''));
  const { name, description, image, color, isAllContentAvailable } = subject;
  const order = await readOrder(tx, { kind: 'subjects', ownerId: null });
  const fields = { name, description, image, color, isAllContentAvailable };
  const values = { ...fields, id, position: order.length, updatedAt: ctx.clock.now() };
  await tx.insert(subjects).values(values).onConflictDoNothing();
  await lock();
  await writeOrder(
    tx,
    'subjects',
    placed(
      order,
      version.outline.map(({ _id }) => _id),
      id,
    ),
  );
}

/**
 * Recreates the draft of a deleted chapter, without items, at its position in the version.
 * @returns false when it exists by now @throws CONFLICT when its subject was deleted too and can be restored
 */
export async function recreateChapter(
  ctx: DomainContext,
  tx: Transaction,
  version: StoredVersion,
  { _id: id, subject, name, isAllContentAvailable }: Chapter,
): Promise<boolean> {
  const subjectId = subject._id;
  await openSubject(ctx, tx, version, subjectId);
  const order = await readOrder(tx, { kind: 'chapters', ownerId: subjectId });
  const values = {
    id,
    subjectId,
    name,
    isAllContentAvailable,
    position: order.length,
    updatedAt: ctx.clock.now(),
  };
  const made = await tx.insert(chapters).values(values).onConflictDoNothing().returning({ id: chapters.id });
  if (made.length === 0) return false;
  const outline = version.outline.find(({ _id }) => _id === subjectId)?.chapters ?? [];
  await writeOrder(
    tx,
    'chapters',
    placed(
      order,
      outline.map((chapter) => chapter._id),
      id,
    ),
  );
  return true;
}
