CREATE TABLE "draft_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" text NOT NULL,
	"place_id" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "draft_changes_item" ON "draft_changes" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "draft_changes_place" ON "draft_changes" USING btree ("place_id","changed_at");--> statement-breakpoint
CREATE INDEX "draft_changes_age" ON "draft_changes" USING btree ("changed_at");--> statement-breakpoint
-- The chapter of an item or page, else the row itself; null for a page that was deleted with its topic or summary.
CREATE FUNCTION draft_place(draft jsonb) RETURNS text LANGUAGE sql AS $$
	SELECT CASE
		WHEN draft ? 'topic_id' THEN (SELECT chapter_id FROM topics WHERE id = draft ->> 'topic_id')
		WHEN draft ? 'summary_id' THEN (SELECT chapter_id FROM summaries WHERE id = draft ->> 'summary_id')
		ELSE coalesce(draft ->> 'chapter_id', draft ->> 'id')
	END
$$;--> statement-breakpoint
-- 'app.teacher' and 'app.time' are set by the transaction of a teacher's call (packages/domain/src/signed-by.ts).
CREATE FUNCTION note_draft_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	author text := coalesce(current_setting('app.teacher', true), '');
	moment timestamptz(3) := coalesce(nullif(current_setting('app.time', true), '')::timestamptz, now());
	draft jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD));
	before jsonb := coalesce(to_jsonb(OLD), to_jsonb(NEW));
	-- A deletion or a new order changes the place; everything else changes the item.
	is_of_place boolean := TG_OP = 'DELETE'
		OR (TG_OP = 'UPDATE' AND draft - 'position' - 'page_number' = before - 'position' - 'page_number');
	place text;
BEGIN
	FOR place IN SELECT draft_place(draft) UNION SELECT draft_place(before) LOOP
		CONTINUE WHEN place IS NULL OR (is_of_place AND EXISTS (SELECT FROM draft_changes
			WHERE place_id = place AND item_id = place AND changed_at = moment AND changed_by = author));
		INSERT INTO draft_changes (item_id, place_id, changed_by, changed_at)
			VALUES (CASE WHEN is_of_place THEN place ELSE draft ->> 'id' END, place, author, moment);
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	draft text;
BEGIN
	FOREACH draft IN ARRAY ARRAY['subjects', 'chapters', 'topics', 'topic_pages', 'summaries', 'summary_pages',
		'flashcards', 'tests', 'memes', 'mindmaps', 'written_questions', 'papers'] LOOP
		EXECUTE format('CREATE TRIGGER note_author AFTER INSERT OR UPDATE OR DELETE ON %I
			FOR EACH ROW EXECUTE FUNCTION note_draft_change()', draft);
	END LOOP;
END $$;
