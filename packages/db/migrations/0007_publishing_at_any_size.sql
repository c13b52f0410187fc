CREATE TABLE "chapter_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chapter_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter_pieces" (
	"chapter_id" text PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"open_hash" text NOT NULL,
	"locked_hash" text NOT NULL,
	"problems" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE INDEX "chapter_changes_chapter" ON "chapter_changes" USING btree ("chapter_id");--> statement-breakpoint
-- Written anew without it, the rows give its megabytes back to the next vacuum; a dropped column alone keeps them.
UPDATE "content_versions" SET "open_brotli" = '';--> statement-breakpoint
ALTER TABLE "content_versions" DROP COLUMN "open_brotli";--> statement-breakpoint
-- Already compressed: trying it again costs time and gains nothing.
ALTER TABLE "content_pieces" ALTER COLUMN "deflated" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION note_chapters_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO chapter_changes (chapter_id) SELECT DISTINCT chapter_id FROM touched;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_chapters_of_updated_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO chapter_changes (chapter_id) SELECT chapter_id FROM touched UNION SELECT chapter_id FROM before;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_chapters_of_topic_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO chapter_changes (chapter_id)
		SELECT DISTINCT topics.chapter_id FROM touched JOIN topics ON topics.id = touched.topic_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_chapters_of_summary_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO chapter_changes (chapter_id)
		SELECT DISTINCT summaries.chapter_id FROM touched JOIN summaries ON summaries.id = touched.summary_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_new_chapters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO chapter_changes (chapter_id) SELECT id FROM touched;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A chapter's place among the others is no part of what stands in it.
CREATE FUNCTION note_updated_chapters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO chapter_changes (chapter_id)
		SELECT touched.id FROM touched LEFT JOIN before ON before.id = touched.id
		WHERE (before.subject_id, before.name, before.is_all_content_available)
			IS DISTINCT FROM (touched.subject_id, touched.name, touched.is_all_content_available);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new AFTER INSERT ON chapters REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_new_chapters();--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON chapters REFERENCING OLD TABLE AS before NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_updated_chapters();--> statement-breakpoint
DO $$
DECLARE
	item text;
	page text;
BEGIN
	FOREACH item IN ARRAY ARRAY['topics', 'summaries', 'flashcards', 'tests', 'memes', 'mindmaps'] LOOP
		EXECUTE format('CREATE TRIGGER note_new AFTER INSERT ON %I REFERENCING NEW TABLE AS touched
			FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_rows()', item);
		EXECUTE format('CREATE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS touched
			FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_updated_rows()', item);
		EXECUTE format('CREATE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched
			FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_rows()', item);
	END LOOP;
	-- Pages that go with their topic or summary are noted with that.
	FOREACH page IN ARRAY ARRAY['topic_pages', 'summary_pages'] LOOP
		EXECUTE format('CREATE TRIGGER note_new AFTER INSERT ON %I REFERENCING NEW TABLE AS touched
			FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_%1$s()', page);
		EXECUTE format('CREATE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched
			FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_%1$s()', page);
		EXECUTE format('CREATE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched
			FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_%1$s()', page);
	END LOOP;
END $$;
