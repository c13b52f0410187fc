-- Statements that save for one student each, which a distributed database plans for one shard. They replace
-- those that save for several students together (packages/db/src/prepared-queries). A test prepares them on a
-- database after distribute-by-student.sql, compares their replies with those of the shared statements, and
-- checks that each stays within one shard.

-- A reading position: two plain statements in one transaction on one shard, because the planning of an INSERT
-- inside a WITH may change.
prepare save_study_day (text, date) as
  insert into study_days (user_id, day) values ($1, $2) on conflict do nothing;

prepare save_position (text, text, text, int, int, timestamptz) as
  insert into chapter_progress (user_id, chapter_id, subject_id, current_topic_index, current_page_index, updated_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id, chapter_id) do update set
    subject_id = case when chapter_progress.updated_at - excluded.updated_at <= interval '5 seconds'
      then excluded.subject_id else chapter_progress.subject_id end,
    current_topic_index = case when chapter_progress.updated_at - excluded.updated_at <= interval '5 seconds'
      then excluded.current_topic_index else chapter_progress.current_topic_index end,
    current_page_index = case when chapter_progress.updated_at - excluded.updated_at <= interval '5 seconds'
      then excluded.current_page_index else chapter_progress.current_page_index end,
    updated_at = greatest(chapter_progress.updated_at, excluded.updated_at)
  returning current_topic_index as "currentTopicIndex", current_page_index as "currentPageIndex",
    completed_at is not null as "isCompleted";

-- How many events of the study log the server has from a device.
prepare save_device (text, text, bigint, timestamptz, jsonb) as
  insert into study_devices (user_id, device, next_sequence, last_at, last_times_ms) values ($1, $2, $3, $4, $5)
  on conflict (user_id, device) do update set
    next_sequence = excluded.next_sequence, last_at = excluded.last_at, last_times_ms = excluded.last_times_ms
    where study_devices.next_sequence <= excluded.next_sequence;
