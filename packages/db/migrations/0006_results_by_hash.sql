CREATE TABLE "sweeps" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_images" (
	"path" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "published_tests" (
	"hash" text PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
-- Each copy of a test is kept once; its column becomes the hash in one rewrite of the table, which leaves no dead rows.
INSERT INTO "published_tests" ("hash", "snapshot")
SELECT encode(sha256(convert_to(seen.test::text, 'UTF8')), 'hex'), seen.test
FROM "test_results"
CROSS JOIN LATERAL (SELECT "snapshot" || jsonb_build_object('testId', "test_id", 'chapterId', "chapter_id") AS test) seen
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "test_results" ALTER COLUMN "snapshot" TYPE text USING
  encode(sha256(convert_to(("snapshot" || jsonb_build_object('testId', "test_id", 'chapterId', "chapter_id"))::text, 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "test_results" RENAME COLUMN "snapshot" TO "test_hash";--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_test_hash_published_tests_hash_fk" FOREIGN KEY ("test_hash") REFERENCES "public"."published_tests"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_codes_expiry" ON "mail_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("profile_picture") WHERE "users"."profile_picture" is not null;--> statement-breakpoint
CREATE INDEX "test_results_test" ON "test_results" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "test_results_test_hash" ON "test_results" USING btree ("test_hash");--> statement-breakpoint
CREATE INDEX "content_version_parts_open" ON "content_version_parts" USING btree ("open_hash");--> statement-breakpoint
CREATE INDEX "content_version_parts_locked" ON "content_version_parts" USING btree ("locked_hash");