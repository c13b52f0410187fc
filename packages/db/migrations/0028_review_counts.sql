CREATE TABLE "review_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"day" date NOT NULL,
	"day_events" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_counts" ADD CONSTRAINT "review_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_version_parts_chapter" ON "content_version_parts" USING btree ("chapter_id");--> statement-breakpoint
INSERT INTO "review_counts" ("user_id", "events", "day", "day_events")
	SELECT "user_id", sum("event_count")::integer, '2000-01-01'::date, 0 FROM "review_batches" GROUP BY "user_id";
