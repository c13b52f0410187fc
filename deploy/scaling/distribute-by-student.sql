-- Distributes the tables of students by student, for Citus. No migration runs this: docs/scaling.md says when
-- it is needed, docs/decisions/0037-beyond-one-primary.md why it is done this way. The servers
-- then need DATABASE_LAYOUT=distributed.
--
-- packages/db/tests/distribution.test.ts runs it on plain Postgres, with replacements of Citus' functions that
-- make hash partitions, which restrict keys in the same way; it fails when a table of the product is missing
-- here. packages/db/tests/citus.test.ts runs it on Citus, if that is installed. Run it on the coordinator, with
-- the servers stopped, after a backup:
--
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 --single-transaction -f distribute-by-student.sql

-- Reference tables have foreign keys, so Citus needs one connection per node for the whole transaction.
set local citus.multi_shard_modify_mode to 'sequential';

-- 1. Drop foreign keys that refer to students from other shards, or that are impossible while only one side
-- is distributed. Step 4 recreates those that remain possible.

alter table users drop constraint users_invited_by_users_id_fk;
alter table sessions drop constraint sessions_user_id_users_id_fk;
alter table identities drop constraint identities_user_id_users_id_fk;
alter table mail_codes drop constraint mail_codes_user_id_users_id_fk;
alter table known_devices drop constraint known_devices_user_id_users_id_fk;
alter table guardianships drop constraint guardianships_user_id_users_id_fk;
alter table reminders drop constraint reminders_user_id_users_id_fk;
alter table push_subscriptions drop constraint push_subscriptions_user_id_users_id_fk;

alter table accepted_invites drop constraint accepted_invites_inviter_id_users_id_fk;
alter table chapter_unlocks drop constraint chapter_unlocks_user_id_users_id_fk;
alter table chapter_progress drop constraint chapter_progress_user_id_users_id_fk;
alter table study_days drop constraint study_days_user_id_users_id_fk;
alter table test_results drop constraint test_results_user_id_users_id_fk;
alter table test_results drop constraint test_results_test_hash_published_tests_hash_fk;
alter table written_results drop constraint written_results_user_id_users_id_fk;
alter table written_results drop constraint written_results_written_hash_published_written_hash_fk;
alter table paper_results drop constraint paper_results_user_id_users_id_fk;
alter table study_devices drop constraint study_devices_user_id_users_id_fk;
alter table review_devices drop constraint review_devices_user_id_users_id_fk;
alter table review_batches drop constraint review_batches_user_id_users_id_fk;
alter table revision_plans drop constraint revision_plans_user_id_users_id_fk;
alter table mistake_reports drop constraint mistake_reports_user_id_users_id_fk;
alter table review_tallies drop constraint review_tallies_user_id_users_id_fk;
alter table review_counts drop constraint review_counts_user_id_users_id_fk;
alter table export_turns drop constraint export_turns_user_id_users_id_fk;
alter table saved_things drop constraint saved_things_user_id_users_id_fk;

-- 2. Drop unique constraints without the distribution column, which Citus can't enforce.

-- One account per email: a table replaces the view and enforces this; it stays whole on the coordinator.
drop view account_emails;
create table account_emails (
  email text primary key,
  user_id text not null
);
insert into account_emails (email, user_id) select email, id from users;
create unique index account_emails_user on account_emails (user_id);
alter table users drop constraint users_email_unique;

-- One inviter per friend: enforced by the friend's own row, whose verified_at is set once (packages/domain,
-- markVerified).
drop index accepted_invites_invited;
create index accepted_invites_invited on accepted_invites (invited_id);

-- One session per token: tokens are random enough to be unique. A token that names no student is found by its
-- hash alone.
alter table sessions drop constraint sessions_pkey;
alter table sessions add primary key (user_id, token_hash);
drop index sessions_user;
create index sessions_token on sessions (token_hash);

-- 3. Distribute the tables. All rows of a student are in one shard.

select create_distributed_table('users', 'id', colocate_with => 'none');
select create_distributed_table('accepted_invites', 'inviter_id', colocate_with => 'users');
select create_distributed_table('chapter_unlocks', 'user_id', colocate_with => 'users');
select create_distributed_table('chapter_progress', 'user_id', colocate_with => 'users');
select create_distributed_table('study_days', 'user_id', colocate_with => 'users');
select create_distributed_table('test_results', 'user_id', colocate_with => 'users');
select create_distributed_table('written_results', 'user_id', colocate_with => 'users');
select create_distributed_table('paper_results', 'user_id', colocate_with => 'users');
select create_distributed_table('study_devices', 'user_id', colocate_with => 'users');
select create_distributed_table('review_devices', 'user_id', colocate_with => 'users');
select create_distributed_table('review_batches', 'user_id', colocate_with => 'users');
select create_distributed_table('revision_plans', 'user_id', colocate_with => 'users');
select create_distributed_table('mistake_reports', 'user_id', colocate_with => 'users');
select create_distributed_table('review_tallies', 'user_id', colocate_with => 'users');
select create_distributed_table('review_counts', 'user_id', colocate_with => 'users');
select create_distributed_table('export_turns', 'user_id', colocate_with => 'users');
select create_distributed_table('saved_things', 'user_id', colocate_with => 'users');
select create_distributed_table('sessions', 'user_id', colocate_with => 'users');

-- Tables that results refer to and are joined with: some thousand rows, with a copy on every node.
select create_reference_table('published_tests');
select create_reference_table('published_written');

-- The others stay whole on the coordinator, which needs no statement. No student's call reads them for its daily work.
-- stays: account_emails, identities, identity_proofs, known_devices, mail_codes (found by address, link or browser; signing in and up)
-- stays: mail_outbox (taken by whichever server is free, FOR UPDATE SKIP LOCKED over everybody's)
-- stays: guardianships, guardian_links, consent_records (found by a link or a hash; a guardian comes a few times a year)
-- stays: orders, order_states, plan_grants (unique for ever, found by the provider's order, asked about over everybody's)
-- stays: reminders, push_subscriptions (taken each minute, FOR UPDATE SKIP LOCKED over everybody's; one browser, one student)
-- stays: deleted_sessions (asked by whoever holds a session that is none any more)
-- stays: admin_sessions, sweeps, content_imports, stored_images, figures, board_dates, item_looks (about nobody)
-- stays: subjects, chapters, topics, topic_pages, summaries, summary_pages, flashcards, tests, memes, mindmaps (drafts)
-- stays: written_questions, papers, deleted_content, chapter_changes, draft_changes, chapter_pieces (drafts)
-- stays: content_versions, content_pieces, content_piece_figures, content_version_parts, scheduled_publishes (read by servers when a version is published)

-- 4. Recreate foreign keys within a student's shard, and to the tables that every node has.

alter table accepted_invites add constraint accepted_invites_inviter_id_users_id_fk
  foreign key (inviter_id) references users (id) on delete cascade;
alter table chapter_unlocks add constraint chapter_unlocks_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table chapter_progress add constraint chapter_progress_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table study_days add constraint study_days_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table test_results add constraint test_results_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table test_results add constraint test_results_test_hash_published_tests_hash_fk
  foreign key (test_hash) references published_tests (hash);
alter table written_results add constraint written_results_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table written_results add constraint written_results_written_hash_published_written_hash_fk
  foreign key (written_hash) references published_written (hash);
alter table paper_results add constraint paper_results_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table study_devices add constraint study_devices_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table review_devices add constraint review_devices_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table review_batches add constraint review_batches_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table revision_plans add constraint revision_plans_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table mistake_reports add constraint mistake_reports_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table review_tallies add constraint review_tallies_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table review_counts add constraint review_counts_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table export_turns add constraint export_turns_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table saved_things add constraint saved_things_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
alter table sessions add constraint sessions_user_id_users_id_fk
  foreign key (user_id) references users (id) on delete cascade;
