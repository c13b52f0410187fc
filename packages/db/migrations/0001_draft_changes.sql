CREATE TABLE "content_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "summary_pages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "topic_pages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;