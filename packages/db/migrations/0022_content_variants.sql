ALTER TABLE "flashcards" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "summary_pages" ADD COLUMN "variants" jsonb;--> statement-breakpoint
ALTER TABLE "topic_pages" ADD COLUMN "variants" jsonb;