CREATE TABLE "written_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"chapter_id" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"marks" integer NOT NULL,
	"passage" text,
	"source" jsonb,
	"alternatives" jsonb NOT NULL,
	CONSTRAINT "written_questions_marks" CHECK ("written_questions"."marks" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "published_written" (
	"hash" text PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "written_results" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"written_id" text NOT NULL,
	"chapter_id" text NOT NULL,
	"written_hash" text NOT NULL,
	"alternative" integer NOT NULL,
	"ticked" text NOT NULL,
	"halves" integer NOT NULL,
	"out_of_halves" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "written_results_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "written_results_alternative" CHECK ("written_results"."alternative" between 0 and 1),
	CONSTRAINT "written_results_halves" CHECK ("written_results"."halves" between 0 and "written_results"."out_of_halves")
);
--> statement-breakpoint
ALTER TABLE "written_questions" ADD CONSTRAINT "written_questions_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_results" ADD CONSTRAINT "written_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_results" ADD CONSTRAINT "written_results_written_hash_published_written_hash_fk" FOREIGN KEY ("written_hash") REFERENCES "public"."published_written"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "written_questions_chapter" ON "written_questions" USING btree ("chapter_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "written_results_attempt" ON "written_results" USING btree ("user_id","attempt_id");--> statement-breakpoint
CREATE INDEX "written_results_newest" ON "written_results" USING btree ("user_id","written_id","created_at");--> statement-breakpoint
CREATE INDEX "written_results_written" ON "written_results" USING btree ("written_id");--> statement-breakpoint
CREATE INDEX "written_results_written_hash" ON "written_results" USING btree ("written_hash");--> statement-breakpoint
-- What changes in a chapter's written questions changes what publishing makes of it, as with its other items.
CREATE TRIGGER note_new AFTER INSERT ON written_questions REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_rows();--> statement-breakpoint
CREATE TRIGGER note_updated AFTER UPDATE ON written_questions REFERENCING OLD TABLE AS before NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_updated_rows();--> statement-breakpoint
CREATE TRIGGER note_deleted AFTER DELETE ON written_questions REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_chapters_of_rows();
