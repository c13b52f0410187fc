import type { AlternativeStatistics, WrittenStatistics } from '@repo/contracts/admin';
import type { Written } from '@repo/contracts/content';
import { publishedWritten, writtenQuestions, writtenResults } from '@repo/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { foundOne } from '../content/drafts/chapter-item.ts';

type Alternative = Written['alternatives'][number];

/**
 * Identifies what a student was asked and marked by: alternatives that differ only in their model answer
 * share a key.
 */
const keyOf = (marks: number, { question, parts }: Alternative) =>
  JSON.stringify([
    marks,
    question,
    parts.map(({ name, text, groups }) => [
      name,
      text,
      groups.map(({ points, pick }) => [pick, points.map((point) => [point.text, point.halves])]),
    ]),
  ]);

type Tally = Omit<AlternativeStatistics, 'averageMarks' | 'points' | 'isCurrent'> & {
  halves: number;
  points: { text: string; halves: number; ticked: number }[];
};

const emptyTally = (marks: number, { question, parts }: Alternative): Tally => ({
  question,
  marks,
  tries: 0,
  halves: 0,
  points: parts.flatMap(({ groups }) =>
    groups.flatMap(({ points }) => points.map(({ text, halves }) => ({ text, halves, ticked: 0 }))),
  ),
  lastSeenAt: null,
});

type AnswerCount = {
  hash: string;
  alternative: number;
  /** How often each point was ticked, by index from 0; points never ticked are missing. */
  ticked: Record<number, number> | null;
  tries: number;
  halves: number;
  last_seen_at: string;
};

function add(tally: Tally, { ticked, tries, halves, last_seen_at }: AnswerCount): void {
  const at = new Date(last_seen_at).toISOString();
  tally.tries += tries;
  tally.halves += halves;
  if (tally.lastSeenAt === null || tally.lastSeenAt < at) tally.lastSeenAt = at;
  for (const [index, point] of tally.points.entries()) point.ticked += ticked?.[index] ?? 0;
}

/**
 * How each form of the question was answered, summed in the database because results and combinations of
 * ticks are many.
 */
async function readAnswers(tx: Transaction, writtenId: string) {
  const counts = await tx.execute<AnswerCount>(sql`
    with way as (
      select written_hash as hash, alternative, ticked, count(*) as tries, sum(halves) as halves,
        max(created_at) as last_seen_at
      from ${writtenResults} where written_id = ${writtenId}
      group by written_hash, alternative, ticked),
    point as (
      select hash, alternative, place - 1 as place, sum(tries)::int as ticked
      from way cross join lateral generate_series(1, length(ticked)) place
      where substr(ticked, place, 1) = '1' group by hash, alternative, place)
    select hash, alternative, sum(tries)::int as tries, sum(halves)::int as halves,
      max(last_seen_at) as last_seen_at,
      (select jsonb_object_agg(place, ticked) from point
        where point.hash = way.hash and point.alternative = way.alternative) as ticked
    from way group by hash, alternative`);
  const hashes = [...new Set(counts.map(({ hash }) => hash))];
  if (hashes.length === 0) return [];
  const seen = await tx.select().from(publishedWritten).where(inArray(publishedWritten.hash, hashes));
  const snapshots = new Map(seen.map(({ hash, snapshot }) => [hash, snapshot]));
  return counts.flatMap((count) => {
    const snapshot = snapshots.get(count.hash);
    const alternative = snapshot?.alternatives[count.alternative];
    return snapshot && alternative ? [{ count, marks: snapshot.marks, alternative }] : [];
  });
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));

/** Converts half marks of several tries to the average marks of one, with one decimal. */
const averageMarks = (halves: number, tries: number) =>
  tries === 0 ? null : Math.round((halves / 2 / tries) * 10) / 10;

/**
 * How a written question was marked over all tries, anonymously. Results refer to the question as it was
 * seen, so earlier forms of an edited alternative are counted separately: first the draft's in order
 * (`isCurrent`), then earlier ones.
 * @throws NOT_FOUND for an unknown question
 */
export async function getWrittenStatistics(
  ctx: DomainContext,
  input: { writtenId: string },
): Promise<WrittenStatistics> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await tx.select().from(writtenQuestions).where(eq(writtenQuestions.id, input.writtenId));
    const { marks, alternatives } = foundOne(rows, 'Written question');
    const tallies = new Map(alternatives.map((each) => [keyOf(marks, each), emptyTally(marks, each)]));
    const current = new Set(tallies.keys());
    for (const { count, marks: seenMarks, alternative } of await readAnswers(tx, input.writtenId)) {
      const key = keyOf(seenMarks, alternative);
      const tally = tallies.get(key) ?? emptyTally(seenMarks, alternative);
      tallies.set(key, tally);
      add(tally, count);
    }
    const all = [...tallies.values()];
    const total = (of: (tally: Tally) => number) => all.reduce((sum, tally) => sum + of(tally), 0);
    return {
      tries: total(({ tries }) => tries),
      averagePercent: percent(
        total(({ halves }) => halves),
        total((tally) => tally.tries * tally.marks * 2),
      ),
      alternatives: [...tallies].map(([key, { halves, points, ...tally }]) => ({
        ...tally,
        isCurrent: current.has(key),
        averageMarks: averageMarks(halves, tally.tries),
        points: points.map((point) => ({
          ...point,
          shareTickedPercent: percent(point.ticked, tally.tries),
        })),
      })),
    };
  });
}
