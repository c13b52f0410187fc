import { reportedItemsMax, reportsOfItemMax } from '@repo/contracts/limits/reports';
import type { ReportedGroup, ReportedItem, ReportList, ReportListInput } from '@repo/contracts/reports';
import { mistakeReports } from '@repo/db/schema';
import { and, count, countDistinct, desc, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { type Draft, findDrafts } from './editor-places.ts';

const { chapterId, kind, itemId, solvedAt, reportedAt, fault } = mistakeReports;
const ofGroup = { chapterId, kind, itemId, solvedAt };

type Named = ReportedItem & { solvedAt: Date | null };
const keyOf = (group: Named) =>
  `${group.chapterId} ${group.kind} ${group.itemId} ${group.solvedAt?.toISOString() ?? ''}`;

function byKey<T extends Named>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const inState = ({ state }: ReportListInput) => (state === 'open' ? isNull(solvedAt) : isNotNull(solvedAt));

/** The items with their number of reports; reads one more than a page. */
const readGroups = ({ database: { db } }: DomainContext, input: ReportListInput) =>
  db
    .select({ ...ofGroup, count: count(), newestAt: max(reportedAt) })
    .from(mistakeReports)
    .where(inState(input))
    .groupBy(chapterId, kind, itemId, solvedAt)
    .orderBy(...(input.state === 'open' ? [desc(count())] : [desc(solvedAt)]), desc(max(reportedAt)), itemId)
    .limit(reportedItemsMax + 1);

/** How often each kind of mistake is reported, and the newest reports of each item. */
async function readReports({ database: { db } }: DomainContext, input: ReportListInput, itemIds: string[]) {
  const ofThese = and(inState(input), inArray(itemId, itemIds));
  const faults = await db
    .select({ ...ofGroup, fault, count: count() })
    .from(mistakeReports)
    .where(ofThese)
    .groupBy(chapterId, kind, itemId, solvedAt, fault)
    .orderBy(desc(count()), fault);
  const place = sql<number>`row_number() over (partition by ${chapterId}, ${kind}, ${itemId}, ${solvedAt}
    order by ${reportedAt} desc, ${mistakeReports.id})`;
  const ranked = db
    .select({
      ...{ ...ofGroup, reportedAt, fault, note: mistakeReports.note, thanks: mistakeReports.thanks },
      reason: mistakeReports.reason,
      ...{ list: mistakeReports.list, parentId: mistakeReports.parentId, part: mistakeReports.part },
      ...{ chapterName: mistakeReports.chapterName, excerpt: mistakeReports.excerpt },
      ...{ textHash: mistakeReports.textHash, place: place.as('place') },
    })
    .from(mistakeReports)
    .where(ofThese)
    .as('ranked');
  const newest = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, reportsOfItemMax))
    .orderBy(ranked.place);
  return { faults: byKey(faults), newest: byKey(newest) };
}

type Counted = Awaited<ReturnType<typeof readGroups>>[number];
type Report =
  Awaited<ReturnType<typeof readReports>>['newest'] extends ReadonlyMap<string, (infer R)[]> ? R : never;

function present(
  group: Counted,
  reports: readonly [Report, ...Report[]],
  faults: readonly { fault: Report['fault']; count: number }[],
  { place, isChanged, names }: Draft,
): ReportedGroup {
  const [last] = reports;
  return {
    ...{ chapterId: group.chapterId, kind: group.kind, itemId: group.itemId, count: group.count },
    ...{ list: last.list, part: last.part, excerpt: last.excerpt, thanks: last.thanks, place, isChanged },
    reason: last.reason,
    chapterName: names?.chapter ?? last.chapterName,
    subjectName: names?.subject ?? null,
    faults: faults.map((one) => ({ fault: one.fault, count: one.count })),
    notes: reports
      .filter(({ note }) => note !== '')
      .map((one) => ({ fault: one.fault, note: one.note, at: one.reportedAt.toISOString() })),
    newestAt: (group.newestAt ?? last.reportedAt).toISOString(),
    solvedAt: group.solvedAt?.toISOString() ?? null,
  };
}

/** Students' reports by item, anonymously: open ones by number, solved ones by time. */
export async function listReports(ctx: DomainContext, input: ReportListInput): Promise<ReportList> {
  const all = await readGroups(ctx, input);
  const groups = all.slice(0, reportedItemsMax);
  if (groups.length === 0) return { groups: [], hasMore: false };
  const { faults, newest } = await readReports(
    ctx,
    input,
    groups.map((group) => group.itemId),
  );
  const listed = groups.flatMap((group) => {
    const [last, ...earlier] = newest.get(keyOf(group)) ?? [];
    // The reports were solved or deleted between the two statements.
    return last ? [{ group, reports: [last, ...earlier] as const }] : [];
  });
  const draftOf = await findDrafts(
    ctx,
    listed.map(({ reports: [last] }) => last),
  );
  return {
    groups: listed.map(({ group, reports }) =>
      present(group, [...reports], faults.get(keyOf(group)) ?? [], draftOf(reports[0])),
    ),
    hasMore: all.length > groups.length,
  };
}

/** Number of items with an open report. */
export async function countReportedItems({ database: { db } }: DomainContext): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(sql`(${chapterId}, ${kind}, ${itemId})`) })
    .from(mistakeReports)
    .where(isNull(solvedAt));
  return row?.n ?? 0;
}
