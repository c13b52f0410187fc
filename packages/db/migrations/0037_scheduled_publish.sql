CREATE TABLE "scheduled_publishes" (
	"slot" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"token" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"known_problems" jsonb NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "scheduled_publishes_slot" CHECK ("scheduled_publishes"."slot" = 1)
);
--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "scheduled_for" timestamp (3) with time zone;