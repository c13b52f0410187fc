import { clockToleranceMs } from '@repo/contracts/limits/study-log';
import type { Sql } from 'postgres';
import type { Database } from '#src/client.ts';
import { shareWrite } from './batch.ts';
import {
  deviceParameters,
  distinctDevices,
  insertDevice,
  insertDevices,
  type ReachedDevice,
} from './study-device.ts';

/** A reading position to store; indexes count from 0, `day` is the calendar day in India as YYYY-MM-DD. */
export type ReadingPosition = {
  userId: string;
  chapterId: string;
  subjectId: string;
  currentTopicIndex: number;
  currentPageIndex: number;
  at: Date;
  day: string;
  /** The device that sent it as its last event, stored in the same commit. */
  device?: ReachedDevice;
};

/** The stored position: the given one, or a newer one of another device. */
export type StoredPosition = {
  currentTopicIndex: number;
  currentPageIndex: number;
  isCompleted: boolean;
};

/** Subtracts, because Citus admits only immutable functions here, and adding an interval is not one. */
const isNewest = `chapter_progress.updated_at - excluded.updated_at <= interval '${clockToleranceMs} milliseconds'`;
const newest = (column: string) =>
  `${column} = case when ${isNewest} then excluded.${column} else chapter_progress.${column} end`;

/** @param rows SQL that gives student, chapter, subject, topic, page and time */
const insertPositions = (rows: string) => `
  insert into chapter_progress (user_id, chapter_id, subject_id, current_topic_index, current_page_index, updated_at)
  ${rows}
  on conflict (user_id, chapter_id) do update set
    ${newest('subject_id')},
    ${newest('current_topic_index')},
    ${newest('current_page_index')},
    updated_at = greatest(chapter_progress.updated_at, excluded.updated_at)
  returning user_id as "userId", chapter_id as "chapterId", current_topic_index as "currentTopicIndex",
    current_page_index as "currentPageIndex", completed_at is not null as "isCompleted"`;

/** Rows are written in key order, so that two statements with the same rows can't deadlock. */
const saveStatement = `
  with given as (
    select * from jsonb_to_recordset($1::text::jsonb) as g("userId" text, "chapterId" text, "subjectId" text,
      "currentTopicIndex" int, "currentPageIndex" int, at timestamptz, day date)
  ), days as (
    insert into study_days (user_id, day) select distinct "userId", day from given order by 1, 2
    on conflict do nothing
  ), devices as (${insertDevices('$2::text::jsonb')})
  ${insertPositions('select "userId", "chapterId", "subjectId", "currentTopicIndex", "currentPageIndex", at from given order by 1, 2')}`;

const saveOneStatement = (device: string) => `
  with days as (
    insert into study_days (user_id, day) values ($1::text, $7::date) on conflict do nothing
  ) ${device}
  ${insertPositions('values ($1::text, $2::text, $3::text, $4::int, $5::int, $6::timestamptz)')}`;
const saveWithoutDevice = saveOneStatement('');
const saveWithDevice = saveOneStatement(`, devices as (${insertDevice(8)})`);

/** Through a pooler, a reply may belong to another statement: no row means that nothing was stored. */
const nothingStored = 'the database kept no reading position';

const keyOf = ({ userId, chapterId }: { userId: string; chapterId: string }) =>
  JSON.stringify([userId, chapterId]);

/**
 * Writes positions and study days in one prepared statement; for the same student and chapter, the newest
 * wins.
 */
async function saveTogether(
  sql: Sql,
  positions: readonly ReadingPosition[],
): Promise<(StoredPosition | Error)[]> {
  const keys = positions.map(keyOf);
  const byTime = [...positions].sort((one, other) => one.at.getTime() - other.at.getTime());
  const newestOf = new Map(byTime.map((position) => [keyOf(position), position]));
  const given = JSON.stringify([...newestOf.values()].map(({ device, ...position }) => position));
  const devices = JSON.stringify(distinctDevices(positions.flatMap(({ device }) => device ?? [])));
  const rows = await sql.unsafe<(StoredPosition & { userId: string; chapterId: string })[]>(
    saveStatement,
    [given, devices],
    {
      prepare: true,
    },
  );
  const stored = new Map(rows.map(({ userId, chapterId, ...row }) => [keyOf({ userId, chapterId }), row]));
  return keys.map((key) => stored.get(key) ?? new Error(nothingStored));
}

async function saveOne(sql: Sql, { device, ...position }: ReadingPosition): Promise<StoredPosition> {
  const given = [
    ...[position.userId, position.chapterId, position.subjectId],
    ...[position.currentTopicIndex, position.currentPageIndex, position.at.toISOString(), position.day],
  ];
  const [row] = await sql.unsafe<(StoredPosition & { userId: string; chapterId: string })[]>(
    device ? saveWithDevice : saveWithoutDevice,
    device ? [...given, ...deviceParameters(device)] : given,
    { prepare: true },
  );
  if (!row) throw new Error(nothingStored);
  const { userId, chapterId, ...stored } = row;
  return stored;
}

/**
 * Stores reading positions, each acknowledged after the commit: concurrent ones in one statement, unless students
 * are distributed.
 */
export function createPositionStore({
  sql,
  isDistributed,
}: Pick<Database, 'sql' | 'isDistributed'>): (position: ReadingPosition) => Promise<StoredPosition> {
  if (isDistributed) return (position) => saveOne(sql, position);
  return shareWrite((positions: readonly ReadingPosition[]) => saveTogether(sql, positions));
}
