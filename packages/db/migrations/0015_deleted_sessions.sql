CREATE TABLE "deleted_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_sessions_deleted" ON "deleted_sessions" USING btree ("deleted_at");