ALTER TABLE "flashcards" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "written_questions" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;