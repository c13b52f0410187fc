CREATE TABLE "papers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"board" text NOT NULL,
	"year" integer NOT NULL,
	"minutes" integer NOT NULL,
	"reading_minutes" integer NOT NULL,
	"instructions" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"checked_on" date,
	"is_available" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_results" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"paper_id" text NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb NOT NULL,
	"chapter_ids" text[] NOT NULL,
	"units" jsonb NOT NULL,
	"halves" integer NOT NULL,
	"out_of_halves" integer NOT NULL,
	"time_taken_seconds" integer NOT NULL,
	"content_published_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paper_results_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "paper_results_halves" CHECK ("paper_results"."halves" between 0 and "paper_results"."out_of_halves")
);
--> statement-breakpoint
ALTER TABLE "paper_results" ADD CONSTRAINT "paper_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_results_attempt" ON "paper_results" USING btree ("user_id","attempt_id");--> statement-breakpoint
CREATE INDEX "paper_results_newest" ON "paper_results" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "paper_results_chapters" ON "paper_results" USING gin ("chapter_ids");