import type { PaperDraft } from '@repo/contracts/content.drafts';
import type { CreatePaperInput, ItemInput, UpdatePaperInput } from '@repo/contracts/content.inputs';
import { paperChaptersMax } from '@repo/contracts/limits/content';
import { paperFault } from '@repo/contracts/papers.rules';
import { chapters, papers } from '@repo/db/schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { nextPaperPosition } from '../bin/paper-position.ts';
import { assertSeen, definedFields, foundOne, nextChange } from './chapter-item.ts';
import { presentPaperDraft } from './present-content.ts';

const noun = 'Board paper';
type Row = typeof papers.$inferSelect;
type Blueprint = Pick<Row, 'units' | 'sections'>;

const chapterIdsOf = ({ units }: Pick<Blueprint, 'units'>) => units.flatMap(({ chapterIds }) => chapterIds);

/** Which of these chapters are in the drafts. */
async function knownChapters(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(inArray(chapters.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function present(tx: Transaction, rows: readonly Row[]): Promise<PaperDraft[]> {
  const known = await knownChapters(tx, rows.flatMap(chapterIdsOf));
  return rows.map((row) => presentPaperDraft(row, known));
}

const presentOne = async (tx: Transaction, row: Row) => foundOne(await present(tx, [row]), noun);

/** @throws BAD_INPUT when the blueprint contradicts itself */
function assertFits(blueprint: Blueprint): void {
  const fault = paperFault(blueprint);
  if (fault !== null) throw new DomainError('BAD_INPUT', fault);
}

/** @throws NOT_FOUND when a unit names a chapter that is not in the drafts */
async function assertChapters(tx: Transaction, units: Row['units']): Promise<void> {
  const ids = chapterIdsOf({ units });
  const known = await knownChapters(tx, ids);
  for (const id of ids) foundOne(known.has(id) ? [id] : [], 'Chapter');
}

/** Editors don't see deleted chapters, which may be restored: a saved unit keeps those it had. */
async function withDeletedChapters(tx: Transaction, units: Row['units'], before: Row['units']) {
  const known = await knownChapters(tx, chapterIdsOf({ units: before }));
  return units.map((unit) => {
    const same = before.find(({ name }) => name === unit.name);
    const deleted = same?.chapterIds.filter((id) => !known.has(id)) ?? [];
    const marks = Object.entries(same?.chapterMarks ?? {}).filter(([id]) => deleted.includes(id));
    return {
      ...unit,
      chapterIds: [...unit.chapterIds, ...deleted].slice(0, paperChaptersMax),
      ...(marks.length > 0 && { chapterMarks: { ...unit.chapterMarks, ...Object.fromEntries(marks) } }),
    };
  });
}

/** Locks the paper to change. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput): Promise<Row> {
  const rows = await tx.select().from(papers).where(eq(papers.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, (row) => presentOne(tx, row));
}

/** All papers in order of creation, without deleted chapters. */
export async function listPapers(ctx: DomainContext): Promise<PaperDraft[]> {
  return ctx.database.db.transaction(async (tx) =>
    present(tx, await tx.select().from(papers).orderBy(asc(papers.position), asc(papers.id))),
  );
}

/**
 * Adds a paper at the end; students see it once it is available and published.
 * @throws BAD_INPUT when the blueprint contradicts itself, NOT_FOUND for an unknown chapter, CONFLICT for too
 * many papers
 */
export async function createPaper(ctx: DomainContext, input: CreatePaperInput): Promise<PaperDraft> {
  assertFits(input);
  return ctx.database.db.transaction(async (tx) => {
    await assertChapters(tx, input.units);
    const position = await nextPaperPosition(tx);
    const values = { ...input, id: ctx.ids.next(), position, updatedAt: ctx.clock.now() };
    return presentOne(tx, foundOne(await tx.insert(papers).values(values).returning(), noun));
  });
}

/** Changes the given fields; null removes `checkedOn`. @throws NOT_FOUND, STALE_EDIT, BAD_INPUT */
export async function updatePaper(ctx: DomainContext, input: UpdatePaperInput): Promise<PaperDraft> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const before = await lock(tx, input);
    assertFits({ units: fields.units ?? before.units, sections: fields.sections ?? before.sections });
    if (fields.units) await assertChapters(tx, fields.units);
    const units = fields.units && (await withDeletedChapters(tx, fields.units, before.units));
    const columns = { ...definedFields({ ...fields, units }), updatedAt: nextChange(ctx, before) };
    return presentOne(
      tx,
      foundOne(await tx.update(papers).set(columns).where(eq(papers.id, id)).returning(), noun),
    );
  });
}

/**
 * Deletes a paper. Students can use it until the next publish, and their results stay forever.
 * @returns it as it was @throws NOT_FOUND, STALE_EDIT
 */
export async function deletePaper(ctx: DomainContext, input: ItemInput): Promise<PaperDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lock(tx, input);
    await moveToBin(ctx, tx, { kind: 'papers', itemId: row.id });
    return presentOne(tx, row);
  });
}
