import type { Sql } from 'postgres';

/** A reading position to store; indexes count from 0, `day` is the calendar day in India as YYYY-MM-DD. */
export type ReadingPosition = {
  userId: string;
  chapterId: string;
  subjectId: string;
  currentTopicIndex: number;
  currentPageIndex: number;
  at: Date;
  day: string;
};

/** Writes position and study day in one prepared statement; what is acknowledged is committed. @throws when no row came back */
export async function upsertReadingPosition(
  sql: Sql,
  position: ReadingPosition,
): Promise<{ isCompleted: boolean }> {
  const [row] = await sql<{ isCompleted: boolean }[]>`
    with day as (
      insert into study_days (user_id, day) values (${position.userId}, ${position.day}::date)
      on conflict do nothing
    )
    insert into chapter_progress (user_id, chapter_id, subject_id, current_topic_index, current_page_index, updated_at)
    values (${position.userId}, ${position.chapterId}, ${position.subjectId}, ${position.currentTopicIndex},
      ${position.currentPageIndex}, ${position.at.toISOString()}::text::timestamptz)
    on conflict (user_id, chapter_id) do update set
      subject_id = excluded.subject_id,
      current_topic_index = excluded.current_topic_index,
      current_page_index = excluded.current_page_index,
      updated_at = excluded.updated_at
    returning completed_at is not null as "isCompleted"`;
  // Through a pooler a reply may belong to another statement: no row means that nothing was stored.
  if (!row) throw new Error('the database kept no reading position');
  return row;
}
